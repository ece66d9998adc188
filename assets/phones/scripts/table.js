/* The public table: boards, tracker, piles, game log, seats; and the end of a game. */

const MARKS = { liberal: "mark-liberal", fascist: "mark-fascist", "": "win" };

function tableMain(texts, table) {
  return [
    el("h1", { class: "sr", tabindex: "-1" }, texts.table),
    el("div", { class: "sheets" },
      table.boards.map(board), tracker(table.tracker), piles(table.piles),
      el("section", { "aria-label": texts.seats }, el("ol", { class: "seats grid2" }, table.seats.map(seat))),
      el("section", { class: "log", "aria-labelledby": "p-log" }, el("h2", { id: "p-log" }, texts.chronicle), chronicle(table.chronicle))),
  ];
}

function board(shown) {
  const mark = MARKS[shown.party];
  return el("section", { class: "board " + shown.party[0], "aria-label": shown.spoken },
    el("p", { class: "strip" }, drawing(mark, ""), shown.title, el("span", { class: "n" }, shown.count)),
    el("ol", { class: "slots" }, shown.slots.map((slot) => el("li", { class: slot.next ? "next" : null },
      slot.laid ? drawing(mark, "mark") : slot.icon ? icon(slot.icon) : el("span", { "aria-hidden": "true" }, slot.label),
      slot.spoken && el("span", { class: "sr" }, slot.spoken)))),
    shown.notes.length > 0 && el("p", { class: "note" }, shown.notes.map((note) => el("span", { class: "line" }, note))));
}

function tracker(shown) {
  return el("div", { class: "track" }, el("h2", null, shown.title),
    el("ol", { "aria-label": shown.spoken }, shown.steps.map((step, place) =>
      el("li", { class: place === shown.at - 1 ? "on" : null }, icon(step.icon), step.text))));
}

function piles(shown) {
  return el("dl", { class: "piles" }, shown.map((pile) => el("div", null, el("dt", null, pile.title), el("dd", null, pile.count))));
}

function chronicle(lines) {
  return el("ol", null, lines.map((line) => el("li", null, line.head && [el("b", null, line.head), line.text && " · "], line.text)));
}

/* One word and one icon fit beside a name; a screen reader gets the rest. */
function seat(shown) {
  const [first, ...others] = shown.marks, passing = first && !(shown.known || []).includes(first.icon) && first;
  const [sign] = [shown.device, shown.vote, passing].filter(Boolean);
  const look = looks("seat", shown.dead && "dead", shown.me && "me-row", shown.on_move && "on-move");
  const spoken = [...others, shown.vote, shown.device].filter(Boolean).map((mark) => mark.text).join(", ");
  return el("li", { class: look, "data-seat": shown.seat }, seatRow(shown.number, shown.name, first && first.text,
    [sign && icon(sign.icon), spoken && el("span", { class: "sr" }, spoken)], shown.dead, shown.bot, shown.known));
}

/* Whose ballot is in: as on the table, where it can be seen, too. */
function votesMain(texts, table, hand, refusal) {
  const alive = table.seats.filter((each) => !each.dead), cast = alive.filter((each) => each.vote);
  return [
    heading(hand.heading, hand.hint, refusal),
    el("section", { class: "hand", "aria-label": texts.votes }, el("div", { class: "veil" },
      el("p", { class: "count", "aria-hidden": "true" }, cast.length + " / " + alive.length),
      boxes(alive, cast.length),
      el("ul", { class: "seats grid2" }, alive.map((each) => el("li", { class: each.vote ? "seat" : "seat free" },
        seatRow(each.number, each.name, "", each.vote && [icon(each.vote.icon), el("span", { class: "sr" }, each.vote.text)], false, each.bot))))))];
}

function overMain(over) {
  return [
    el("div", { class: "head" }, el("p", { class: "sign" }, drawing(MARKS[over.winner], "")),
      el("h1", { class: "wood", tabindex: "-1" }, over.headline), el("p", { class: "hint" }, over.reason)),
    el("hr", { class: "doublerule" }),
    el("ol", { class: "seats grid2 roles" }, over.roles.map((turned) => el("li", { class: turned.me ? "seat me-row" : "seat" },
      el("span", { class: "bust" }, drawing(turned.drawing, "")),
      el("span", { class: "who" }, named(turned.name), el("small", null, turned.role)),
      el("span", { class: "end" }, botSign(turned.bot), turned.dead && icon("dead")))))];
}
