/* The public table for a wide screen, such as a television. */

const LONG_NAME = 12, LONG_STATUS = 13, LONG_WORD = 10;

function television(page, table) {
  const { texts } = page;
  const menu = el("button", { class: "more", type: "button", "aria-label": texts.menu, "data-k": "menu", onclick: () => page.openSettings() },
    icon("settings"));
  if (table.over) return [menu, el("main", { class: "over" }, overMain(table.over))];
  const half = Math.ceil(table.seats.length / 2);
  const alive = table.seats.filter((each) => !each.dead), cast = alive.filter((each) => each.vote && each.vote.icon === "voted");
  return [
    el("header", null, el("span", null, table.round),
      table.steps.map((step, place) => el("span", { "aria-current": place === table.step ? "step" : null }, step)), menu),
    el("ol", { class: "col", reversed: true }, table.seats.slice(0, half).reverse().map(plate)),
    el("main", { class: "mid" }, el("h1", { class: "sr" }, texts.table),
      wideBoard(table.boards[0]),
      el("div", { class: "row" }, tracker(table.tracker), piles(table.piles)),
      wideBoard(table.boards[1]),
      el("section", { class: "log", "aria-label": texts.chronicle }, chronicle(table.chronicle.slice(0, 6)))),
    el("ol", { class: "col r", start: half + 1 }, table.seats.slice(half).map(plate)),
    el("div", { class: "band", role: "status" },
      el("p", { class: "pres" }, icon(table.move.icon), el("span", null, table.move.text)),
      el("p", { class: "verb" }, table.move.small),
      cast.length > 0 && boxes(alive, cast.length)),
  ];
}

/* From three metres a sign alone says nothing: the word of a power stands below it. */
function wideBoard(shown) {
  const made = board(shown);
  [...made.querySelectorAll(".slots li")].forEach((place, at) => {
    const slot = shown.slots[at];
    if (!slot.laid && slot.icon) place.querySelector(".sr").replaceWith(
      el("small", { class: slot.spoken.split(/[ -]/).some((word) => word.length > LONG_WORD) ? "long" : null }, slot.spoken));
  });
  return made;
}

function plate(shown) {
  const [first] = shown.marks;
  const look = looks("plate", shown.on_move && "on", shown.dead && "dead");
  const office = first && (first.icon === "president" || first.icon === "chancellor");
  const long = shown.name.length > LONG_NAME ? "n long" : "n";
  return el("li", { class: look, "data-seat": shown.seat }, el("span", { class: "no" }, String(shown.number), belowNumber(shown.bot, shown.known)), el("div", { class: "in" },
    el("p", { class: long }, shown.dead ? el("s", null, named(shown.name)) : named(shown.name)),
    el("p", { class: looks("st", office && "office", first && first.text.length > LONG_STATUS && "long") },
      first && [!(shown.known || []).includes(first.icon) && icon(first.icon), first.text],
      shown.vote && el("span", { class: "v" }, icon(shown.vote.icon), el("span", { class: "sr" }, shown.vote.text)))));
}
