/* The private sheet. What it holds is fetched at opening, and gone from memory and document at closing.
   Held with a finger it is open as long as the finger lies there; pressed on, until it is pressed off. */

const HOLD = 500, LONGEST_LOOK = 20000, KEY_HELD = 600, SHOWN_SENT = 30;

class Hand {
  constructor(page) {
    this.page = page;
    this.rest = null;
    this.forget();
    this.section = el("section", { class: "hand", id: "p-hand", tabindex: "-1" });
    this.hold = el("button", { type: "button", class: "btn hold", "data-k": "hold", "aria-pressed": "false" });
    this.confirm = el("button", { type: "button", class: "btn", "data-k": "confirm" });
    this.confirm.addEventListener("click", () => this.act());
    this.change = el("button", { type: "button", class: "btn", "data-k": "change", onclick: () => page.change() });
    this.back = el("button", { type: "button", class: "btn quiet", "data-k": "unlook", onclick: () => page.lookBack() });
    /* Always the same four: a button that is moved loses the finger that holds it. */
    this.strip = [this.back, this.change, this.confirm, this.hold];
    this.listen();
  }

  forget() {
    Object.assign(this, { state: "closed", opened: null, chosen: null, over: null, seen: false, sent: false, dashed: false, refusal: "" });
  }

  /* What is asked now. With another moment nothing of the last one is left. */
  take(rest) {
    const other = !rest || !this.rest || rest.moment !== this.rest.moment || rest.purpose !== this.rest.purpose;
    const answered = this.sent && this.rest && rest && rest.asked !== this.rest.asked;
    if (other) {
      this.close();
      this.forget();
    }
    this.rest = rest;
    if (answered && !other) this.answered();
  }

  answered() {
    this.sent = this.dashed = false;
    this.chosen = null;
    this.page.answered();
  }

  get pressing() {
    return this.page.pressing;
  }

  get isBallot() {
    return this.rest.backs.includes("ballot");
  }

  /* Are these cards of which one is put away? */
  get putsAway() {
    return this.rest.chooses && !this.isBallot;
  }

  /* Is there something to confirm, and may it be? */
  get ends() {
    return this.rest.asked || (this.isBallot && this.rest.chooses);
  }

  get ready() {
    const decided = this.rest.chooses ? this.chosen !== null : this.seen;
    return this.state === "closed" && decided && !this.sent && this.page.online;
  }

  // opening and closing

  open(intoSheet) {
    if (this.state !== "closed" || !this.rest || !this.page.online) return;
    this.state = "asking";
    this.intoSheet = intoSheet;
    this.look = setTimeout(() => this.close(), LONGEST_LOOK);
    if (this.rest === TRIED) {
      this.show(NOTHING);
      return;
    }
    const moment = this.rest.moment;
    this.page.wish("open", { moment }).then((answer) => {
      if (answer.done || this.state !== "asking" || !this.rest || this.rest.moment !== moment) return;
      this.close();
      this.refuse(answer.text);
    });
  }

  /* Others' openings bring an empty block: it is thrown away. */
  show(opened) {
    const something = opened.cards.length || opened.lines.length;
    if (this.state !== "asking" || opened.moment !== this.rest.moment || !something) return;
    this.state = "open";
    this.opened = opened;
    this.refusal = "";
    this.seen = true;
    this.page.draw();
    if (this.pressing) this.section.scrollIntoView({ block: "nearest" });
    if (this.intoSheet) this.section.focus();
  }

  close() {
    clearTimeout(this.wait);
    clearTimeout(this.look);
    this.pointer = null;
    this.toggled = false;
    this.hold.classList.remove("down");
    if (this.state === "closed") return;
    const inside = this.section.contains(document.activeElement);
    this.state = "closed";
    this.opened = this.over = null;
    if (this.rest !== TRIED) this.page.wish("close");
    this.page.draw();
    if (inside) this.hold.focus({ preventScroll: true });
  }

  toggle(intoSheet) {
    if (this.state !== "closed") return this.close();
    this.toggled = true;
    this.open(intoSheet);
  }

  choose(place) {
    if (!this.rest.chooses || this.state !== "open" || !this.opened.cards[place]) return;
    this.chosen = place;
    this.refusal = "";
    this.mark();
  }

  act() {
    if (!this.ready) return;
    const { moment, chooses } = this.rest;
    this.send(chooses ? "choose" : "done", chooses ? { moment, place: this.chosen } : { moment });
  }

  propose() {
    this.send("veto", { moment: this.rest.moment });
  }

  send(kind, fields) {
    this.sent = true;
    this.refusal = "";
    setTimeout(() => { if (this.sent) { this.dashed = true; this.page.draw(); } }, SHOWN_SENT);
    this.page.wish(kind, fields).then((answer) => {
      if (!this.sent || !this.rest || this.rest.moment !== fields.moment) return;
      if (!answer.done) {
        this.sent = this.dashed = false;
        if (!answer.text) this.chosen = null;
        this.refuse(answer.text);
      } else if (!this.rest.asked) {
        // A ballot was changed: what is asked stays the same.
        this.answered();
      }
    });
  }

  refuse(text) {
    this.refusal = text;
    this.page.draw();
  }

  // fingers and keys

  listen() {
    const hold = this.hold;
    hold.addEventListener("contextmenu", (event) => event.preventDefault());
    hold.addEventListener("pointerdown", (event) => {
      if (this.pressing || this.pointer || !event.isPrimary || event.button !== 0) return;
      // The press of a screen reader has no size and can't be held.
      this.virtual = event.width === 0 && event.height === 0;
      if (this.virtual) return;
      this.pointer = event.pointerId;
      this.y = event.clientY;
      hold.setPointerCapture(event.pointerId);
      hold.classList.add("down");
      this.wait = setTimeout(() => this.open(false), HOLD);
    });
    hold.addEventListener("pointermove", (event) => {
      if (event.pointerId !== this.pointer || this.state !== "open") return;
      if (!this.rest.chooses) this.page.scroll(this.y - event.clientY);
      this.y = event.clientY;
      const over = this.placeAt(event.clientX, event.clientY);
      if (over !== this.over) { this.over = over; this.mark(); }
    });
    hold.addEventListener("pointerup", (event) => {
      if (event.pointerId !== this.pointer) return;
      if (this.state === "open") {
        const place = this.placeAt(event.clientX, event.clientY);
        if (place !== null) this.choose(place);
      }
      this.close();
    });
    for (const gone of ["pointercancel", "lostpointercapture"]) {
      hold.addEventListener(gone, (event) => { if (event.pointerId === this.pointer) this.close(); });
    }
    // Pressed on and off: the setting; a press without a pointer, by a screen reader; and a key held or pressed.
    hold.addEventListener("click", (event) => {
      const read = event.detail === 0 || this.virtual;
      if (this.pressing || read) this.toggle(read);
    });
    hold.addEventListener("keydown", (event) => {
      if (event.key !== " " && event.key !== "Enter") return;
      event.preventDefault();
      if (event.repeat) return;
      this.keyed = this.state === "closed" ? Date.now() : 0;
      this.toggle(false);
    });
    hold.addEventListener("keyup", (event) => {
      if (event.key !== " " && event.key !== "Enter") return;
      event.preventDefault();
      if (this.keyed && Date.now() - this.keyed > KEY_HELD) this.close();
    });
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("visibilitychange", () => { if (document.visibilityState === "hidden") this.close(); });
    for (const event of ["pagehide", "blur", "freeze"]) window.addEventListener(event, () => this.close());
    matchMedia("(orientation: portrait)").addEventListener("change", () => this.close());
  }

  key(event) {
    if (this.state === "closed") return;
    if (event.key === "Escape") this.close();
    if (this.state !== "open" || !this.rest.chooses) return;
    const most = this.opened.cards.length - 1;
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step) {
      event.preventDefault();
      const from = this.shown === null ? (step > 0 ? -1 : most + 1) : this.shown;
      this.choose(Math.max(0, Math.min(most, from + step)));
      if (this.section.contains(document.activeElement)) this.picks[this.chosen].focus();
    } else if (/^[1-9]$/.test(event.key)) {
      this.choose(Number(event.key) - 1);
    }
  }

  placeAt(x, y) {
    if (!this.rest.chooses) return null;
    const pick = document.elementsFromPoint(x, y).map((found) => found.closest(".pick")).find(Boolean);
    const place = pick ? this.picks.indexOf(pick) : -1;
    return place < 0 ? null : place;
  }

  // drawing

  /* What has the ring: what the finger is on, what was chosen, or the ballot that is in already. */
  get shown() {
    if (this.over !== null) return this.over;
    if (this.chosen !== null) return this.chosen;
    return this.opened ? this.opened.chosen : null;
  }

  draw() {
    if (!this.rest) return;
    const texts = this.page.texts, open = this.state === "open";
    this.section.setAttribute("aria-label", texts.private);
    const { shape, asked, chooses } = this.rest;
    this.section.className = looks("hand", shape === "role" && "role", asked && "asked", !chooses && "looked", open && "open", this.putsAway && "fates");
    this.picks = [];
    this.tags = [];
    this.sentence = null;
    this.section.replaceChildren(...nodes(this.rest.shape === "role" ? this.role() : this.cards()));
    if (open) this.mark();
  }

  drawActs(change, looking) {
    if (!this.rest) return;
    const texts = this.page.texts, open = this.state === "open";
    this.change.hidden = !change;
    this.change.replaceChildren(change || "");
    this.back.hidden = !looking;
    this.back.replaceChildren(texts.back);
    const shut = this.pressing ? texts.press : texts.hold;
    const words = open ? (this.pressing || this.toggled ? texts.press_off : texts.let_go) : shut;
    this.hold.replaceChildren(signed(open ? "eye" : "eye-closed", words));
    this.hold.setAttribute("aria-pressed", String(open));
    this.hold.classList.toggle("main", open || change || !this.ready);
    if (this.page.online) this.hold.removeAttribute("aria-disabled");
    else this.hold.setAttribute("aria-disabled", "true");
    this.confirm.hidden = Boolean(change) || !this.ends;
    const ready = this.ready && !this.dashed;
    this.confirm.replaceChildren(signed(ready && (this.isBallot ? "voted" : "check"), this.rest.confirm));
    this.confirm.classList.toggle("main", ready);
    if (ready) this.confirm.removeAttribute("aria-disabled");
    else this.confirm.setAttribute("aria-disabled", "true");
  }

  /* Ring, words below the cards and the sentence: only while open. */
  mark() {
    if (this.state !== "open") return;
    const { results, lines, cards } = this.opened, shown = this.shown;
    const result = shown === null ? null : results[shown];
    this.picks.forEach((pick, place) => {
      pick.setAttribute("aria-checked", String(place === shown));
      pick.tabIndex = place === (shown === null ? 0 : shown) ? 0 : -1;
      const fate = shown === null ? "" : place === shown ? "away" : "stays";
      if (this.putsAway) pick.className = looks("pick", fate);
    });
    this.tags.forEach((tag, place) => {
      const word = (result ? result.tags[place] : "") || (this.rest.chooses ? "" : cards[place].caption);
      tag.textContent = word || "\u00a0";
      tag.classList.toggle("none", !word);
      tag.classList.toggle("long", isLong(word));
    });
    if (!this.sentence) return;
    const told = result ? result.sentence.split("\n") : this.rest.chooses ? [this.page.texts.nothing_chosen] : lines;
    this.sentence.replaceChildren(...told.map((line) => el("span", null, line)));
  }

  cards() {
    const texts = this.page.texts, open = this.state === "open", { backs, chooses } = this.rest;
    const faces = open ? this.opened.cards.map(cardFace) : backs.map(cardBack);
    const items = faces.map((face) => {
      const tag = el("span", { class: "tag none" }, "\u00a0");
      this.tags.push(tag);
      if (!open || !chooses) return el("li", null, face, tag);
      const place = this.picks.length;
      const pick = el("button", {
        type: "button", class: "pick", role: "radio", "aria-checked": "false",
        onclick: () => this.choose(place), onpointerdown: () => { if (this.pointer) this.choose(place); },
      }, face);
      this.picks.push(pick);
      return el("li", null, pick, tag);
    });
    const group = { class: "cards " + (this.isBallot ? "ballots" : "of" + backs.length), "aria-hidden": open ? null : "true" };
    if (open && chooses) Object.assign(group, { role: "radiogroup", "aria-label": this.isBallot ? texts.ballots : texts.policies });
    const atRest = chooses ? (this.chosen === null ? texts.nothing_chosen : texts.chosen) : texts.kept;
    this.sentence = el("p", { class: "say-so" }, open || this.dashed ? null : atRest);
    return [el("div", { class: "veil" }, this.isBallot && government(this.page.block.seats), el("ol", group, items)), this.sentence];
  }

  /* The same places and the same number of lines for every role; others' names stand there at rest. */
  role() {
    const { names, seen_title, knows_title, backs, possible_lines, possible_words } = this.rest;
    const opened = this.state === "open" ? this.opened : null;
    const room = (possible) => possible.map((text) => el("span", { class: "room", "aria-hidden": "true" }, text));
    const line = (place, look) => el("p", { class: looks("fine stack", look, !opened && "ruled"), "aria-hidden": opened ? null : "true" },
      opened && el("span", null, opened.lines[place]), room(possible_lines[place]));
    const faces = opened ? opened.cards.map(cardFace) : backs.map(cardBack);
    return [
      el("div", { class: "cards", "aria-hidden": opened ? null : "true" }, faces.map((face) => el("div", null, face))),
      line(0, "aim"),
      el("h2", null, knows_title),
      el("ul", { class: "knows" }, names.map((name, place) => el("li", null, el("span", { class: looks(isLong(name) && "long") }, named(name)),
        el("b", { class: "stack" }, opened && el("span", null, opened.knows[place].word), room(possible_words))))),
      line(1, "why"),
      el("p", { class: looks("fine last", !opened && "ruled"), "aria-hidden": opened ? null : "true" }, opened ? opened.heading : "\u00a0"),
      seen_title && [el("h2", { class: "seen" }, seen_title),
        el("p", { class: looks("fine seen", !opened && "ruled") }, opened ? opened.seen.map((text) => el("span", { class: "line" }, text)) : "\u00a0")],
    ];
  }
}

function cardBack(kind) {
  return el("div", { class: kind === "ballot" ? "card back ballot" : "card back" });
}

function cardFace(card) {
  if (card.kind === "blank") return el("div", { class: "card blank-card" }, "?");
  if (card.kind === "ballot") return el("div", { class: "card ballot" }, el("div", { class: "say" }, card.word));
  const art = el("div", { class: card.kind === "role" ? "art bust" : "art" }, drawing(card.drawing, ""));
  return el("div", { class: "card" }, art, el("div", { class: card.small ? "word long" : "word" }, card.word));
}

/* Before a game the hand can be tried, with nothing in it. */
const TRIED = { moment: 0, purpose: "try", asked: false, shape: "cards", backs: ["role", "party"], names: [], chooses: false, confirm: "" };
const BLANK = { kind: "blank", word: "", caption: "" };
const NOTHING = { moment: 0, cards: [BLANK, BLANK], heading: "", lines: [], knows: [], seen: [], results: [], chosen: null };
