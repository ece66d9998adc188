/* What each state of the page shows, strip by strip: the signature of what is shown, and how it is built.
   Strips that a view doesn't name are hidden; one that is `fixed` keeps its elements. */

const RECONNECTING = 4000, LOST = 20000, WIDE = "(min-width: 60rem) and (min-aspect-ratio: 4/3)";

function viewOf(page) {
  const { block, state, online } = page, away = online ? 0 : Date.now() - page.away;
  if (block && block.block === "gone") return goneView(page);
  if (state === "elsewhere") return elsewhereView(page);
  if (!online && (away >= LOST || state === "over")) return lostView(page);
  if (!online && away >= RECONNECTING) return reconnectingView(page);
  if (!block) return firstView(page);
  return { join: joinView, requested: requestedView, waiting: waitingView, table: tableView }[block.block](page);
}

// strips that several views have

function meStrip(page) {
  const { block, texts } = page;
  if (!block || ["join", "requested", "gone"].includes(block.block)) return undefined;
  const seated = isSeated(block);
  return { signature: [block.number, block.name], build: () => [
    seated && el("span", { class: "no", "aria-hidden": "true" }, String(block.number)),
    el("p", { class: "name" }, seated ? named(block.name) : texts.spectator),
    el("button", { class: "more", type: "button", "aria-label": texts.menu, "data-k": "menu", onclick: () => page.openSettings() },
      icon("settings")),
  ] };
}

function moveStrip(page, move) {
  return page.online ? move : { icon: "clock", text: page.texts.reconnecting, small: "", mine: false };
}

function placesStrip(page) {
  const { block, texts } = page;
  const all = [["hand", "hand", texts.my_hand], ["table", "screen", texts.table], ["rules", "help", texts.rules]];
  const some = !block.hand ? all.slice(1) : all;
  return { signature: [page.place, some.length], build: () => some.map(([place, sign, label]) => el("a", {
    href: "#" + place, "data-k": "place-" + place, "data-place": place, "aria-current": place === page.place ? "page" : null,
    onclick: (event) => { event.preventDefault(); page.go(place); },
  }, icon(sign), el("span", null, label))) };
}

function handStrip(page) {
  return { fixed: "hand", build: () => page.hand.strip };
}

function oneButton(signature, label, kind, sign, press) {
  return { signature, build: () => button(label, { kind, sign, key: "again" }, press) };
}

// no table to show

function firstView({ texts }) {
  return { name: "first", main: { signature: 0, build: () => el("header", { class: "masthead" },
    el("p", { class: "wood" }, "Secret Hitler"), el("hr", { class: "doublerule" }), el("h1", { tabindex: "-1" }, texts.connecting)) } };
}

/* Who has no seat yet has nothing that could be lost. */
function hasHand({ block }) {
  return Boolean(block) && isSeated(block);
}

function reconnectingView(page) {
  const { texts } = page;
  return {
    name: "reconnecting", me: meStrip(page), act: oneButton(0, texts.try_now, "", "undo", () => page.connection.start()),
    main: { signature: 0, build: () => hasHand(page) ? message("phone", texts.reconnecting, [texts.reconnecting_text], null, texts.trying)
      : message("phone", texts.connecting, [], null, texts.trying) },
  };
}

function lostView(page) {
  const { texts } = page, here = [texts.lost_wifi, texts.lost_vpn, texts.lost_asleep];
  const reasons = hasHand(page) ? [...here, texts.lost_screen] : here;
  return {
    name: "lost", me: meStrip(page), act: oneButton(0, texts.try_again, "main", "undo", () => page.connection.start()),
    main: { signature: 0, build: () => message("lock", texts.lost, hasHand(page) ? [texts.lost_text] : [], reasons) },
  };
}

function elsewhereView(page) {
  const { texts } = page;
  return {
    name: "elsewhere", act: oneButton(0, texts.here, "main", "", () => page.connection.start()),
    main: { signature: 0, build: () => message("player", texts.elsewhere, [texts.elsewhere_text]) },
  };
}

function goneView(page) {
  const { block } = page;
  return {
    name: "gone", main: { signature: block, build: () => message("player", block.heading, block.text.split("\n")) },
    act: block.button ? oneButton(block, block.button, "main", "", () => page.again()) : undefined,
  };
}

// before the game

function joinView({ joining, news }) {
  return {
    name: "join", move: { icon: "", text: "", small: "", news, mine: false }, main: { signature: joining.signature, build: () => joining.main() },
    act: { signature: [joining.signature, joining.name, joining.word], build: () => joining.strip() },
  };
}

/* The word tells this phone apart from others that ask for the same seat. */
function requestedView(page) {
  const { block } = page;
  return {
    name: "requested", move: moveStrip(page, { icon: "clock", text: block.move, small: "", news: `${block.heading}: ${block.word}`, mine: false }),
    main: { signature: block, build: () => message("phone", block.heading, [], null, block.hint, block.word) },
    act: oneButton(block, block.cancel, "", "", () => page.wish("leave")),
  };
}

function waitingView(page) {
  const { block, hand, texts, news } = page, tried = hand.state === "open";
  const move = moveStrip(page, { icon: "clock", text: block.move, small: "", news, mine: false });
  if (!isSeated(block)) {
    const language = () => [waitingMain(block, false), languageField(page, block, texts.language)];
    return {
      name: "waiting", me: meStrip(page), move, main: { signature: block, build: language },
      act: oneButton(0, texts.take_seat, "main", "", () => page.takeSeat()),
    };
  }
  const build = () => {
    hand.draw();
    return waitingMain(block, tried && hand.section);
  };
  return {
    name: "waiting", hand: true, change: tried ? "" : texts.change_name, me: meStrip(page), act: handStrip(page),
    move, main: { signature: [block, tried], build },
  };
}

// in the game

function tableView(page) {
  const { block, place } = page;
  if (block.seat === null && matchMedia(WIDE).matches) return { television: true };
  const around = { me: meStrip(page), move: moveStrip(page, block.move), places: placesStrip(page) };
  if (place === "rules") return { ...rulesView(page), ...around };
  if (place === "table") return { ...(block.over ? overView(page) : publicView(page)), ...around };
  return { ...handView(page), ...around };
}

function rulesView(page) {
  return { name: "rules", main: { signature: [page.block.rules, page.rules, page.topic], build: () => rulesMain(page) } };
}

function publicView(page) {
  return { name: "table", main: { signature: [page.block, page.note], build: () => noted(page, tableMain(page.texts, page.block)) } };
}

function overView(page) {
  const { over, seat } = page.block, main = { signature: over, build: () => overMain(over) };
  if (seat === null) return { name: "over", main };
  const build = () => [
    button(over.forget, { kind: "quiet", key: "forget", disabled: !page.online }, () => page.wish("stay", { stays: false })),
    button(over.stay, {
      kind: over.stays ? "" : "main", sign: over.stays ? "check" : "play", key: "stay", disabled: over.stays || !page.online,
    }, () => page.wish("stay", { stays: true })),
  ];
  return { name: "over", main, act: { signature: over, build } };
}

function handView(page) {
  const { block, hand, look } = page, asked = block.hand && block.hand.asked;
  if (block.act && !asked && !look) return actView(page);
  if (!block.hand) return publicView(page);
  const isIn = !asked && block.hand.backs.includes("ballot") && !page.changing;
  if (isIn && hand.state !== "open") return votedView(page);
  const signature = [block.hand, hand.refusal, page.note, page.block.claims, look, hand.dashed, hand.state, hand.chosen !== null];
  return {
    name: "hand", hand: true, look: look && block.act !== null, act: handStrip(page),
    main: { signature, build: () => handMain(page) },
  };
}

function actView(page) {
  const { acts, block, claims } = page;
  const look = () => block.hand && button(page.texts.look, { kind: "quiet", sign: "hand", key: "look" }, () => page.lookAtRole());
  return {
    name: "act", act: { signature: acts.signature, build: () => acts.strip() },
    main: { signature: [acts.signature, page.note, block.claims], build: () => [noted(page, acts.main()), look(), claims.list(block.claims)] },
  };
}

function votedView(page) {
  const { block, hand, texts } = page;
  return {
    name: "voted", hand: true, change: texts.change_vote, act: handStrip(page),
    main: { signature: [block, hand.refusal], build: () => votesMain(texts, block, block.hand, hand.refusal) },
  };
}

function handMain(page) {
  const { hand, online } = page, { rest } = hand;
  hand.draw();
  return [
    noted(page, []),
    heading(rest.heading, rest.hint, hand.refusal),
    hand.section,
    rest.veto && button(rest.veto_button, {
      kind: "quiet", sign: "veto", key: "veto", disabled: !online || hand.sent || hand.state !== "closed",
    }, () => page.dialogs.ask(rest.veto, "veto", () => hand.propose())),
    !rest.asked && page.claims.list(page.block.claims),
  ];
}

function noted(page, content) {
  return page.note ? [el("p", { class: "once" }, page.note), content] : content;
}

/* Who stands for election, above the ballots. */
function government(seats) {
  const holder = (office) => seats.find((each) => each.marks.some((mark) => mark.icon === office));
  return el("p", { class: "government" }, ["president", "chancellor"].filter(holder).map((office) => {
    const { marks, name } = holder(office);
    return el("span", null, icon(office), el("span", { class: "sr" }, marks.find((mark) => mark.icon === office).text), " ", named(name));
  }));
}
