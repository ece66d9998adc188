/* What is decided before all eyes: a list of seats and one button, or buttons of equal size. */

class Acts {
  constructor(page) {
    this.page = page;
    this.act = null;
    this.clear();
  }

  clear() {
    Object.assign(this, { chosen: null, sent: false, dashed: false, refusal: "" });
  }

  take(act) {
    if (!act || !this.act || act.moment !== this.act.moment) this.clear();
    this.act = act;
  }

  get signature() {
    return [this.act, this.chosen, this.dashed, this.refusal];
  }

  /* Above a list and on a button a sentence stands without its full stop. */
  get heading() {
    return this.act.heading.replace(/\.$/, "");
  }

  get open() {
    return this.page.online && !this.sent;
  }

  main() {
    const { hint, kind, choices, paragraphs } = this.act, head = heading(this.heading, hint, this.refusal);
    if (kind !== "seats") {
      return [head, el("div", { class: "msg" }, drawing(this.page.sign, "big"), paragraphs.map((text) => el("p", null, text)))];
    }
    return [head, byArrows(el("ol", { class: "seats", role: "radiogroup", "aria-label": this.heading },
      choices.map((choice, place) => el("li", { role: "none" }, this.seat(choice, place)))), (place) => this.choose(place))];
  }

  seat(choice, place) {
    const checked = this.chosen === place, marks = choice.marks || [];
    const small = choice.refusal || marks.map((mark) => mark.text).join(" · ");
    const first = this.chosen === null ? this.act.choices.findIndex((each) => !each.refusal) : this.chosen;
    const dead = marks.some((mark) => mark.icon === "dead");
    const { bot, known } = this.page.block.seats.find((each) => each.number === choice.number) || {};
    const passing = marks.find((mark) => !(known || []).includes(mark.icon));
    return el("button", {
      type: "button", role: "radio", class: dead ? "seat dead" : "seat", "data-k": "choice-" + place, "data-choice": place,
      "aria-checked": String(checked), "aria-disabled": choice.refusal ? "true" : null, tabindex: place === first ? "0" : "-1",
      onclick: () => this.choose(place),
    }, seatRow(choice.number ?? null, choice.label, small, icon(checked ? "check" : passing ? passing.icon : ""), dead, bot, known));
  }

  strip() {
    const { kind, choices, paragraphs } = this.act, shut = !this.open || this.dashed;
    if (kind !== "seats") {
      return choices.map((choice, place) =>
        button(choice.button || choice.label, { key: "do-" + place, disabled: shut }, () => this.press(place)));
    }
    const chosen = this.chosen === null ? null : choices[this.chosen];
    return [
      paragraphs.map((text) => el("p", { class: "hint centred" }, text)),
      button(chosen ? chosen.button : this.heading, {
        kind: chosen && !shut ? "main" : "", sign: chosen && this.page.sign, key: "do", disabled: !chosen || shut,
      }, () => this.press(this.chosen)),
    ];
  }

  choose(place) {
    if (this.sent || this.act.choices[place].refusal) return;
    this.chosen = place;
    this.refusal = "";
    this.page.draw();
  }

  press(place) {
    if (!this.open) return;
    const { ask } = this.act.choices[place], moment = this.act.moment;
    if (ask) this.page.dialogs.ask(ask, this.page.sign, () => this.send(moment, place));
    else this.send(moment, place);
  }

  send(moment, place) {
    if (!this.act || this.act.moment !== moment || !this.open) return;
    this.sent = true;
    setTimeout(() => { if (this.sent) { this.dashed = true; this.page.draw(); } }, SHOWN_SENT);
    this.page.wish("act", { moment, choice: place }).then((answer) => {
      if (answer.done || !this.act || this.act.moment !== moment) return;
      this.sent = this.dashed = false;
      if (!answer.text) this.chosen = null;
      this.refusal = answer.text;
      this.page.draw();
    });
  }
}
