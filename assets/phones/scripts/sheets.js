/* What lies behind the menu and the claims: sheets over the page. */

/* Settings of this phone, the code for others, and leaving the seat. */
function settings(page) {
  const { texts, block } = page, seated = isSeated(block), close = () => page.dialogs.close();
  const opens = (press, label) => el("li", { role: "none" }, el("button", {
    type: "button", class: "seat", role: "radio", "aria-checked": String(page.presses === press), "data-k": "opens-" + press,
    onclick: () => { page.choosePress(press); page.dialogs.refill(settings(page)); },
  }, seatRow(null, label, "", page.presses === press && icon("check"))));
  return [
    el("h1", { id: "p-q", tabindex: "-1" }, seated ? texts.settings : texts.menu),
    block.block === "waiting" && seated && nameField(page),
    languageField(page, block, texts.language),
    seated && el("section", { "aria-labelledby": "p-opens" }, el("h2", { id: "p-opens" }, texts.opening),
      el("ul", { class: "seats opens", role: "radiogroup", "aria-labelledby": "p-opens" },
        opens(false, texts.opening_hold), opens(true, texts.opening_press))),
    button(texts.code, { kind: "quiet", sign: "phone", key: "code" }, () => page.wish("invite", {})),
    seated && button(texts.leave, { kind: "quiet", key: "leave" }, () => page.dialogs.ask(
      { title: texts.leave_ask, text: texts.leave_text, yes: texts.leave_yes, no: texts.back }, "", () => page.wish("leave"))),
    !seated && button(texts.take_seat, { key: "leave" }, () => { close(); page.takeSeat(); }),
    button(texts.back, { key: "back" }, close),
  ];
}

/* For a neighbour to scan: black on white in every scheme, with the margin that belongs to it. */
function invitation({ texts, dialogs }, { code, address, word }) {
  return [
    el("h1", { id: "p-q", tabindex: "-1" }, texts.code),
    el("div", { class: "code" }, squares(code, texts.code_hold), el("p", null, texts.code_hold)),
    el("div", { class: "typed" }, el("p", null, whole(texts.code_type)), el("p", { class: "wood" }, address),
      el("p", null, texts.code_word), el("p", { class: "wood" }, word)),
    button(texts.back, { key: "back" }, () => dialogs.close()),
  ];
}

function nameField(page) {
  const input = el("input", { id: "p-name", ...NAME, "data-k": "name" });
  const refusal = el("p", { class: "refusal", role: "alert" });
  input.value = page.block.name;
  const save = () => page.wish("rename", { name: input.value.trim() }).then((answer) => {
    if (answer.done) page.dialogs.close();
    else refusal.textContent = answer.text;
  });
  return el("div", { class: "field" }, el("label", { for: "p-name" }, page.texts.name), 
    el("div", { class: "beside" }, input, button(page.texts.save, { key: "save" }, save)), refusal);
}

/* What this seat alone saw, said before all: true or not. The cards begin blank, so that they tell nothing. */
class Claims {
  constructor(page) {
    this.page = page;
    this.open = null;
  }

  list(claims) {
    const texts = this.page.texts;
    return claims.length > 0 && el("section", { class: "claims", "aria-labelledby": "p-claims" },
      el("h2", { id: "p-claims" }, texts.claims),
      el("ul", { class: "seats" }, claims.map((claim) => el("li", null, el("button", {
        type: "button", class: "seat", "data-k": "claim-" + claim.occasion, "data-claim": claim.occasion, onclick: () => this.show(claim),
      }, seatRow(null, claim.row, claim.claimed, icon(claim.claimed ? "check" : "right")))))));
  }

  show(claim) {
    this.open = { claim, turned: Array(claim.cards).fill(null), refusal: "", sent: false };
    this.page.dialogs.show("dialog", "claim", this.content());
  }

  /* The list has changed: what is gone from it can't be claimed any more. */
  take(claims) {
    if (!this.open || this.page.dialogs.kind !== "claim" || !this.page.dialogs.isOpen) return;
    const claim = claims.find((each) => each.occasion === this.open.claim.occasion);
    if (!claim) this.page.dialogs.close();
    else if (JSON.stringify(claim) !== JSON.stringify(this.open.claim)) {
      this.open.claim = claim;
      this.page.dialogs.refill(this.content());
    }
  }

  content() {
    const texts = this.page.texts, { claim, turned, refusal, sent } = this.open;
    const ready = turned.every((face) => face !== null) && !sent && this.page.online;
    return [
      el("h1", { id: "p-q", tabindex: "-1" }, claim.question),
      claim.target && el("p", { class: "hint" }, claim.target),
      claim.claimed && el("p", null, claim.claimed),
      el("ol", { class: "cards of" + claim.cards }, turned.map((face, place) => this.card(claim, face, place))),
      el("p", { class: refusal ? "hint refusal" : "hint centred" }, refusal || texts.tap_cards),
      claim.claimed && button(claim.withdraw, { kind: "quiet", key: "withdraw", disabled: sent }, () => this.say("withdraw", {})),
      button(texts.claim, { kind: ready ? "main" : "", key: "claim", disabled: !ready }, () => this.say("claim", { faces: turned })),
      button(texts.back, { key: "back" }, () => this.page.dialogs.close()),
    ];
  }

  card(claim, face, place) {
    const shown = cardFace(face === null ? BLANK : claim.faces[face]);
    const word = face === null ? this.page.texts.not_chosen : claim.faces[face].word;
    return el("li", null, el("button", {
      type: "button", class: "pick", "data-k": "turn-" + place, "aria-label": word,
      onclick: () => {
        this.open.turned[place] = face === null ? 0 : (face + 1) % claim.faces.length;
        this.page.dialogs.refill(this.content());
      },
    }, shown));
  }

  say(kind, fields) {
    this.open.sent = true;
    this.page.wish(kind, { occasion: this.open.claim.occasion, ...fields }).then((answer) => {
      if (answer.done) return this.page.dialogs.close();
      this.open.sent = false;
      this.open.refusal = answer.text;
      if (this.page.dialogs.isOpen) this.page.dialogs.refill(this.content());
    });
  }
}

function rulesMain(page) {
  const { texts, block, rules } = page, book = block.rules;
  const select = el("select", { id: "p-topic", "data-k": "topic", onchange: () => page.read(select.value) },
    book.topics.map((topic) => el("option", { value: topic.code, selected: topic.code === page.topic }, topic.title)));
  return [
    el("h1", { class: "sr", tabindex: "-1" }, texts.rules),
    el("div", { class: "field" }, el("label", { for: "p-topic" }, texts.rules), el("div", { class: "sel" }, select)),
    rules && rules.topic === page.topic && el("article", { class: "rules" }, rules.paragraphs.map((text) => el("p", null, text)),
      rules.differences.length > 0 && [el("h3", null, rules.above_differences),
        el("ul", null, rules.differences.map((text) => el("li", null, text)))]),
  ];
}
