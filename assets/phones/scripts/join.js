/* Before the game: taking a seat, waiting, and whatever is said instead of a table. */

const WORD = { class: "word", maxlength: "24", autocapitalize: "characters", autocomplete: "off", spellcheck: "false", enterkeyhint: "go" };
const NAME = { maxlength: "96", autocomplete: "nickname", enterkeyhint: "go" };

class Joining {
  constructor(page) {
    this.page = page;
    this.join = null;
    Object.assign(this, { name: "", word: "", seat: null, sent: false, refusal: "" });
  }

  take(join) {
    const first = !this.join;
    this.join = join;
    this.sent = false;
    if (first || (!this.name && join.name)) this.name = join.name;
    if (join.word_for_seat !== null) this.seat = join.word_for_seat;
    else if (this.seat !== null && !join.seats.some((each) => each.seat === this.seat && each.free)) this.seat = null;
  }

  get signature() {
    return [this.join, this.seat, this.sent, this.refusal, this.page.online];
  }

  get sitter() {
    const chosen = this.join.seats.find((each) => each.seat === this.seat);
    return chosen ? chosen.name : this.join.may_name ? this.name.trim() : "";
  }

  main() {
    const { join } = this, texts = this.page.texts, free = join.seats.some((each) => each.free);
    return [
      el("header", { class: "masthead" }, el("p", { class: "wood" }, "Secret Hitler"), el("hr", { class: "doublerule" }),
        el("h1", { tabindex: "-1" }, texts.join_title)),
      (this.refusal || join.note || join.full) && el("p", { class: "refusal", role: "alert" }, this.refusal || join.note || join.full),
      !join.may_name && !free && el("p", null, texts.how_late),
      join.needs_word && (join.may_name || free) && this.field("word", texts.word, WORD),
      join.may_name && !join.full && this.field("name", texts.name, NAME),
      languageField(this.page, join, texts.language),
      join.seats.length > 0 && el("section", { "aria-labelledby": "p-named" },
        el("h2", { id: "p-named" }, join.may_name ? texts.named_seats : texts.free_seats),
        el("ul", { class: "seats grid2", role: free ? "radiogroup" : null, "aria-labelledby": "p-named" },
          join.seats.map((each) => this.row(each)))),
    ];
  }

  field(what, label, more) {
    const input = el("input", { id: "p-" + what, "data-k": what, ...more, oninput: () => { this[what] = input.value; this.typed(what); } });
    input.value = this[what];
    input.addEventListener("keydown", (event) => { if (event.key === "Enter") this.sit(false); });
    return el("div", { class: "field" }, el("label", { for: "p-" + what }, label), input);
  }

  /* The own name and a named seat exclude each other. */
  typed(what) {
    if (what === "name" && this.seat !== null) {
      this.seat = null;
      for (const row of this.page.regions.main.querySelectorAll("[role=radio]")) row.setAttribute("aria-checked", "false");
    }
    this.page.drawAct();
  }

  row(each) {
    const number = each.seat + 1, chosen = each.seat === this.seat;
    const sign = chosen && icon("check");
    if (!each.free) return el("li", { class: "seat", "aria-disabled": "true" }, seatRow(number, each.name, each.status, sign));
    return el("li", { role: "none" }, el("button", {
      type: "button", class: "seat", role: "radio", "aria-checked": String(chosen), "data-k": "seat-" + each.seat, "data-seat": each.seat,
      onclick: () => { this.seat = chosen ? null : each.seat; this.page.draw(); },
    }, seatRow(number, each.name, each.status, sign)));
  }

  strip() {
    const { join } = this, texts = this.page.texts, sitter = this.sitter;
    const ready = Boolean(sitter) && (!join.needs_word || Boolean(this.word.trim())) && !this.sent && this.page.online;
    const may = join.may_name ? !join.full : true;
    return [
      button(texts.watch, { kind: "quiet", key: "watch", disabled: this.sent || !this.page.online }, () => this.sit(true)),
      (may || this.seat !== null) && button(sitter ? withName(texts.sit_as, sitter) : texts.sit,
        { kind: ready ? "main" : "", sign: ready && "check", key: "sit", disabled: !ready }, () => this.sit(false)),
    ];
  }

  sit(watch) {
    if (this.sent || !this.page.online || (!watch && !this.sitter)) return;
    this.sent = true;
    this.refusal = "";
    this.page.draw();
    const { seat, page } = this, { language } = this.join, token = page.store.get("token");
    page.wish("sit", { name: this.name.trim(), seat, word: this.word.trim(), language, token, watch })
      .then((answer) => {
        if (answer.done) return;
        this.sent = false;
        this.refusal = answer.text;
        this.page.draw();
      });
  }
}

function languageField(page, block, label) {
  const refusal = el("p", { class: "refusal", role: "alert", hidden: true });
  const choose = () => page.wish("language", { language: select.value }).then((answer) => {
    if (answer.done) return;
    select.value = block.language;
    refusal.hidden = !answer.text;
    refusal.textContent = answer.text;
  });
  const select = el("select", { id: "p-language", "data-k": "language", onchange: choose },
    block.languages.map(({ code, name }) =>
      el("option", { value: code, lang: code.replace("_", "-"), selected: code === block.language }, name)));
  return el("div", { class: "field" }, el("label", { for: "p-language" }, label), el("div", { class: "sel" }, select), refusal);
}

/* Whose phones are here, besides this one. */
function whoIsThere({ block, seats }) {
  return seats.filter((each) => !each.me && (block === "join" ? !each.free : each.phone)).map((each) => each.name);
}

function waitingMain(waiting, tried) {
  return [
    heading(waiting.heading, waiting.hint),
    tried || el("ol", { class: "seats" }, waiting.seats.map((each) => el("li", {
      class: looks("seat", each.me ? "me-row" : each.away && "free"), "data-seat": each.number,
    },
      seatRow(each.number, each.name, "", each.phone && !each.me && !each.away
        ? [icon("phone"), el("span", { class: "sr" }, each.status)] : each.status)))),
    el("p", { class: "hint" }, waiting.note),
  ];
}

/* One thing to say, and what can be done about it. */
function message(sign, heading, paragraphs, list, hint, word) {
  return [el("div", { class: "msg" }, drawing(sign, "big"), el("h1", { tabindex: "-1" }, heading),
    word && el("p", { class: "wood" }, word),
    paragraphs.map((text) => el("p", null, whole(text))),
    list && el("ul", { class: "hint" }, list.filter(Boolean).map((text) => el("li", null, whole(text)))),
    hint && el("p", { class: "hint" }, hint))];
}
