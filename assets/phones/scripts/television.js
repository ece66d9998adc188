/* The public table for a wide screen that nobody holds: a television's browser. */

const LONG_NAME = 12;

function television(texts, table) {
  if (table.over) return [el("main", { class: "over" }, overMain(table.over))];
  const half = Math.ceil(table.seats.length / 2);
  const [president] = table.seats.filter((each) => each.marks.some((mark) => mark.icon === "president"));
  const alive = table.seats.filter((each) => !each.dead), cast = alive.filter((each) => each.vote);
  return [
    el("header", null, el("span", null, table.round),
      table.steps.map((step, place) => el("span", { "aria-current": place === table.step ? "step" : null }, step))),
    el("ol", { class: "col", reversed: true }, table.seats.slice(0, half).reverse().map(plate)),
    el("main", { class: "mid" }, el("h1", { class: "sr" }, texts.table),
      wideBoard(table.boards[0]),
      el("div", { class: "row" }, tracker(table.tracker), piles(table.piles)),
      wideBoard(table.boards[1]),
      el("section", { class: "log", "aria-label": texts.chronicle }, chronicle(table.chronicle.slice(0, 6)))),
    el("ol", { class: "col r", start: half + 1 }, table.seats.slice(half).map(plate)),
    el("div", { class: "band", role: "status" },
      president && el("p", { class: "pres" }, icon("president"), el("span", null, el("small", null, president.marks[0].text), president.name)),
      el("p", { class: "verb" }, table.move.text, " ", table.move.small && el("small", null, table.move.small)),
      cast.length > 0 && el("p", { class: "votes", "aria-hidden": "true" }, alive.map((each, place) => el("i", { class: place < cast.length ? "in" : null })))),
  ];
}

/* From three metres a sign alone says nothing: the word of a power stands below it. */
function wideBoard(shown) {
  const made = board(shown);
  [...made.querySelectorAll(".slots li")].forEach((place, at) => {
    const slot = shown.slots[at];
    if (!slot.laid && slot.icon) place.querySelector(".sr").replaceWith(el("small", null, slot.spoken));
  });
  return made;
}

function plate(shown) {
  const [first] = shown.marks;
  const look = ["plate", shown.on_move && "on", shown.dead && "dead"].filter(Boolean).join(" ");
  const office = first && (first.icon === "president" || first.icon === "chancellor");
  const long = shown.name.length > LONG_NAME ? "n long" : "n";
  return el("li", { class: look, "data-seat": shown.seat }, el("span", { class: "no" }, String(shown.number)), el("div", { class: "in" },
    el("p", { class: long }, shown.dead ? el("s", null, named(shown.name)) : named(shown.name)),
    el("p", { class: office ? "st office" : "st" }, first && [icon(first.icon), first.text],
      shown.vote && el("span", { class: "v" }, icon(shown.vote.icon), el("span", { class: "sr" }, shown.vote.text)))));
}
