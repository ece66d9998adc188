"use strict";
/* Elements of the page. All contents of messages become text: no string is read as HTML. */

function el(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...nodes(children));
  return made;
}

function nodes(children) {
  return children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false && child !== "");
}

function drawing(name, look) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  const use = document.createElementNS(space, "use");
  svg.setAttribute("class", look || "");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", "#" + name);
  svg.append(use);
  return svg;
}

/* A square code; four white squares stand round it. */
function squares(rows, label) {
  const svg = drawing("", "squares"), path = document.createElementNS(svg.namespaceURI, "path");
  const runs = rows.flatMap((row, y) => [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`));
  svg.setAttribute("viewBox", `-4 -4 ${rows.length + 8} ${rows.length + 8}`);
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", label);
  svg.removeAttribute("aria-hidden");
  path.setAttribute("d", runs.join(""));
  svg.replaceChildren(path);
  return svg;
}

/* A short word keeps its hyphen in the middle of a line: "Wi-Fi". */
function whole(text) {
  return text.split(/\b(\w{1,3}-\w{1,3})\b/).map((part, place) => place % 2 ? el("span", { class: "whole" }, part) : part);
}

/* Has this phone a seat? */
function isSeated(block) {
  return block.number > 0;
}

/* Heading and hint; a refusal stands in the hint's place. */
function heading(title, hint, refusal) {
  return el("div", { class: "head" }, el("h1", { tabindex: "-1" }, title),
    el("p", { class: looks("hint", refusal && "refusal") }, refusal || hint));
}

/* How many ballots are in, as boxes. */
function boxes(all, filled) {
  return el("p", { class: "votes", "aria-hidden": "true" }, all.map((_, place) => el("i", { class: place < filled ? "in" : null })));
}

function icon(name) {
  return name ? drawing(name, "i") : null;
}

/* A name may break after its hyphen: "Bartholomew-Maximilian" fits no half of a phone. */
function named(name) {
  return name.split("-").flatMap((part, place, all) => place < all.length - 1 ? [part + "-", el("wbr")] : [part]);
}

/* A name in right-to-left letters doesn't reorder the sentence around it. */
function withName(sentence, name) {
  const isolated = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(name);
  return sentence.replace("{name}", () => isolated ? `\u2068${name}\u2069` : name);
}

/* Has it a part that half a phone holds only in smaller letters? */
function isLong(name) {
  return name.split(/[- ]/).some((part) => part.length > 10);
}

function looks(...names) {
  return names.filter(Boolean).join(" ") || null;
}

function button(label, look, press) {
  const { kind = "", sign = "", key = label, disabled = false } = look;
  return el("button", {
    type: "button", class: looks("btn", kind), "data-k": key, "aria-disabled": disabled ? "true" : null,
    onclick: (event) => { if (event.currentTarget.getAttribute("aria-disabled") !== "true") press(event); },
  }, signed(sign, label));
}

/* Sign and words of a button break as one text: else the sign lies far from words that take two lines. */
function signed(sign, label) {
  return el("span", null, sign && [icon(sign), " "], label);
}

/* The seats of a list: number, and below it the sign of a bot and what all know of the seat; name, what is said of it,
   signs at the end. */
function seatRow(number, name, small, signs, dead, bot, known) {
  return [
    el("span", { class: "no" }, number === null ? "" : String(number), belowNumber(bot, known)),
    el("span", { class: looks("who", isLong(name) && "long") },
      dead ? el("s", null, named(name)) : named(name), small && el("small", null, small)),
    el("span", { class: "end" }, signs),
  ];
}

/* Beside one another, so that a row gets no higher. Words for what all know stand among the marks of the seat. */
function belowNumber(bot, known) {
  return (bot || known) && el("span", { class: "below" }, botSign(bot), known && known.map((sign) => icon(sign)));
}

function botSign(bot) {
  return bot && [icon(bot.icon), el("span", { class: "sr" }, bot.text)];
}

/* Arrows, Home and End go through a group of which one is chosen; the rest is the browser's. */
function byArrows(group, choose) {
  group.addEventListener("keydown", (event) => {
    const all = [...group.querySelectorAll("[role=radio]")];
    const at = all.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    const next = all[(to + all.length) % all.length];
    next.focus();
    if (next.getAttribute("aria-disabled") !== "true") choose(all.indexOf(next));
  });
  return group;
}
