/* The page: what was told last, where the reader is, and how the connection stands; drawn whenever one changes.
   A region is built anew only when what it shows has changed, so that fingers, focus and scrolling stay. */

const RECONNECTING = 4000, LOST = 20000, LARGE_TEXT = 30, NOTED = 8000, WIDE = "(min-width: 60rem) and (min-aspect-ratio: 4/3)";

class Page {
  constructor(given) {
    this.given = given;
    this.store = new Store(localStorage);
    this.texts = connectionTexts(given.texts);
    this.block = null;
    this.rules = null;
    this.topic = "";
    this.place = "hand";
    this.look = this.changing = this.online = false;
    this.note = this.returns = "";
    this.mine = null;
    this.sheet = document.querySelector(".page");
    this.wide = document.querySelector(".tv");
    this.regions = Object.fromEntries([...this.sheet.querySelectorAll("[data-region]")].map((each) => [each.dataset.region, each]));
    this.drawn = {};
    this.dialogs = new Dialogs(this);
    this.joining = new Joining(this);
    this.hand = new Hand(this);
    this.acts = new Acts(this);
    this.claims = new Claims(this);
    matchMedia(WIDE).addEventListener("change", () => this.draw());
    this.awayFrom(Date.now());
  }

  start() {
    const [key, token] = location.hash.slice(1).split(".");
    if (location.hash) history.replaceState(null, "", location.pathname);
    this.meet();
    if (key === this.given.key && token) this.store.set("token", token);
    this.connection.start();
    this.draw();
  }

  /* As the phone that it is, or that it becomes. */
  meet() {
    const pair = this.store.pair(this.given.key), hello = () => ({ languages: [...navigator.languages], token: this.store.get("token") });
    this.connection = new Connection(pair, bytesOf(this.given.key), hello, (block) => this.heard(block), (state) => this.network(state));
  }

  wish(kind, fields) {
    return this.connection.wish(kind, fields);
  }

  // what is told

  network(state) {
    this.online = state === "on";
    this.state = state;
    if (!this.online) {
      this.awayFrom(Date.now());
      this.hand.close();
      this.acts.clear();
      this.joining.sent = false;
      Object.assign(this.hand, { chosen: null, sent: false, dashed: false });
    }
    if (state === "over" && !(this.block && this.block.block === "gone")) this.store.forget();
    this.draw();
  }

  /* A short break is said in the strip alone; a longer one has a page. */
  awayFrom(moment) {
    this.away = moment;
    for (const passed of [RECONNECTING, LOST]) setTimeout(() => this.draw(), passed + 1);
  }

  heard(block) {
    const take = {
      texts: () => this.speak(block), opened: () => this.hand.show(block), closed: () => this.closed(block),
      rules: () => { this.rules = block; }, gone: () => this.gone(block),
      join: () => { this.show(block); this.joining.take(block); }, waiting: () => { this.show(block); this.hand.take(TRIED); }, table: () => this.table(block),
    }[block.block];
    if (!take) return;
    take();
    if (block.block !== "opened") this.draw();
  }

  speak(block) {
    this.texts = { ...this.texts, ...block.texts };
    document.documentElement.lang = block.lang;
    document.documentElement.dir = block.dir;
    this.rules = null;
    if (this.place === "rules" && this.topic) this.read(this.topic);
    this.drawn = {};
  }

  show(block) {
    if (!this.block || this.block.block !== block.block) {
      this.place = "hand";
      this.look = this.changing = false;
      this.dialogs.close();
      this.hand.take(null);
      this.acts.take(null);
    }
    this.block = block;
  }

  table(block) {
    const ended = block.over && !(this.block && this.block.over);
    this.show(block);
    this.hand.take(block.over ? null : block.hand);
    this.acts.take(block.over ? null : block.act);
    this.claims.take(block.claims);
    this.keepNote(block.note);
    if (this.dialogs.isOpen && this.dialogs.kind !== "claim" && this.asked !== this.mine) this.dialogs.close();
    if (!(block.hand && !block.hand.asked && block.hand.backs.includes("ballot"))) this.changing = false;
    if (ended || block.seat === null && this.place === "hand") this.place = "table";
  }

  /* What only this seat can do now; it changes when something else is asked of it. */
  get asked() {
    const { hand, act, over } = this.block;
    if (over) return null;
    return hand && hand.asked ? "hand-" + hand.moment : act ? "act-" + act.moment : null;
  }

  closed(block) {
    this.hand.close();
    this.hand.refusal = block.note;
  }

  gone(block) {
    this.show(block);
    if (!block.forget) return;
    this.store.forget();
    this.connection.stop();
    if (!this.returns) return;
    const token = this.returns;
    this.again();
    this.store.set("token", token);
  }

  /* Who looked on comes back as somebody new, and has still seen the code. */
  takeSeat() {
    this.returns = this.store.get("token");
    this.wish("leave");
  }

  read(topic) {
    this.topic = topic;
    if (!this.rules || this.rules.topic !== topic) this.wish("rules", { topic });
    this.draw();
  }

  /* The topic at hand, unless it is the same as before and another one was chosen since. */
  readAtHand() {
    const { topic } = this.block.rules;
    const chosen = topic === this.atHand ? this.topic : topic;
    this.atHand = topic;
    this.read(chosen);
  }

  go(place) {
    this.hand.close();
    this.place = place;
    this.look = false;
    this.draw();
    if (place === "rules") this.readAtHand();
    this.regions.main.scrollTop = 0;
  }

  choosePress(press) {
    this.hand.close();
    this.store.set("press", press ? "yes" : "no");
    this.drawn = {};
    this.draw();
  }

  /* By the finger that holds, where there is nothing that it could choose: a long sheet is read by sliding. */
  scroll(by) {
    this.regions.main.scrollTop += 2 * by;
  }

  get presses() {
    return this.store.get("press") === "yes";
  }

  /* Pressed on and off: as this phone was set, and where the sheet scrolls, for nobody can hold and scroll. */
  get pressing() {
    const em = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return this.presses || (innerHeight > innerWidth && innerHeight / em < LARGE_TEXT);
  }

  // drawing

  draw() {
    const view = this.view();
    const television = view.television || false;
    document.body.classList.toggle("wide", television);
    this.sheet.hidden = television;
    this.wide.hidden = !television;
    if (television) {
      this.fill("tv", this.wide, [this.block, document.documentElement.lang], () => globalThis.television(this.texts, this.block));
      return;
    }
    this.sheet.dataset.view = view.name;
    for (const name of ["me", "main", "act", "places"]) {
      const { signature, build, fixed } = view[name] || { signature: null, build: null };
      this.regions[name].hidden = build === null;
      this.fill(name, this.regions[name], fixed || [view.name, signature, this.online], build || (() => []));
    }
    this.drawMove(view.move);
    if (view.hand) this.hand.drawActs(view.change, view.look);
    this.focusOnMove(view);
  }

  drawAct() {
    delete this.drawn.act;
    this.draw();
  }

  fill(name, region, signature, build) {
    const now = JSON.stringify(signature);
    if (this.drawn[name] === now) return;
    this.drawn[name] = now;
    const focus = region.contains(document.activeElement) && document.activeElement.getAttribute("data-k");
    region.replaceChildren(...nodes([build()]));
    const again = focus && this.byKey(focus);
    if (again) again.focus({ preventScroll: true });
  }

  byKey(key) {
    return [...document.querySelectorAll("[data-k]")].find((each) => each.getAttribute("data-k") === key);
  }

  /* The only live region: public words. */
  drawMove(move) {
    const region = this.regions.move;
    region.hidden = !move;
    if (!move) return;
    region.classList.toggle("mine", Boolean(move.mine));
    this.fill("move", region, move, () => [icon(move.icon), el("span", null, move.news && el("span", { class: "sr" }, move.news, " "), move.text, move.small && [" ", el("small", null, move.small)])]);
  }

  focusOnMove(view) {
    const asked = this.online && this.block && this.block.block === "table" ? this.asked : this.mine;
    const mine = asked !== this.mine && asked !== null;
    this.mine = asked;
    if (mine && !this.dialogs.isOpen) {
      if (this.place !== "hand" || this.look) {
        this.place = "hand";
        this.look = false;
        this.draw();
      }
      const heading = this.regions.main.querySelector("h1");
      if (heading) heading.focus({ preventScroll: true });
      this.regions.main.scrollTop = 0;
    }
  }

  /* Of what is drawn: the sign of who is on move, which acts bear, too. */
  get sign() {
    return this.block && this.block.move ? this.block.move.icon : "";
  }

  government() {
    const offices = ["president", "chancellor"].map((office) => [office, this.block.seats.find((each) => each.marks.some((mark) => mark.icon === office))]);
    return el("p", { class: "government" }, offices.filter(([, found]) => found).map(([office, found]) => el("span", null,
      icon(office), el("span", { class: "sr" }, found.marks.find((mark) => mark.icon === office).text), " ", named(found.name))));
  }

  view() {
    const { block } = this, away = this.online ? 0 : Date.now() - this.away;
    if (block && block.block === "gone") return this.goneView(block);
    if (this.state === "elsewhere") return this.elsewhereView();
    if (!this.online && (away >= RECONNECTING || this.state === "over")) return this.lostView(away >= LOST || this.state === "over");
    if (!block) return this.firstView();
    return { join: () => this.joinView(), waiting: () => this.waitingView(block), table: () => this.tableView(block) }[block.block]();
  }

  me() {
    const { block, texts } = this;
    if (!block || block.block === "join" || block.block === "gone") return undefined;
    const seated = block.seat !== null;
    return { signature: [block.number, block.name], build: () => [
      seated && el("span", { class: "no", "aria-hidden": "true" }, String(block.number)),
      el("p", { class: "name" }, seated ? named(block.name) : texts.watch),
      this.menuButton(texts.menu)] };
  }

  menuButton(label) {
    return el("button", { class: "more", type: "button", "aria-label": label, "data-k": "menu", onclick: () => this.openSettings() }, icon("settings"));
  }

  move(block) {
    return this.online ? block.move : { icon: "clock", text: this.texts.reconnecting, small: "", mine: false };
  }

  firstView() {
    const { texts } = this;
    return { name: "first", main: { signature: 0, build: () => [el("header", { class: "masthead" }, el("p", { class: "wood" }, "Secret Hitler"),
      el("hr", { class: "doublerule" }), el("h1", { tabindex: "-1", role: "status" }, texts.connecting))] } };
  }

  lostView(lost) {
    const { texts } = this;
    const again = (label, kind) => ({ signature: 0, build: () => button(label, { kind, sign: "undo", key: "again" }, () => this.connection.start()) });
    if (!lost) {
      return { name: "reconnecting", me: this.me(), act: again(texts.try_now, ""),
        main: { signature: 0, build: () => message("phone", texts.reconnecting, [texts.reconnecting_text], null, texts.trying) } };
    }
    return { name: "lost", me: this.me(), act: again(texts.try_again, "main"), main: { signature: 0, build: () =>
      message("lock", texts.lost, [texts.lost_text], [texts.lost_wifi, texts.lost_vpn, texts.lost_asleep, texts.lost_screen]) } };
  }

  elsewhereView() {
    const { texts } = this;
    return { name: "elsewhere", main: { signature: 0, build: () => message("player", texts.elsewhere, [texts.elsewhere_text]) },
      act: { signature: 0, build: () => button(texts.here, { kind: "main", key: "again" }, () => this.connection.start()) } };
  }

  goneView(block) {
    return { name: "gone", main: { signature: block, build: () => message("player", block.heading, block.text.split("\n")) },
      act: block.button ? { signature: block, build: () => button(block.button, { kind: "main", key: "again" }, () => this.again()) } : undefined };
  }

  /* Back to the joining page; after the evening was forgotten, as a phone that nobody knows. */
  again() {
    this.block = null;
    this.returns = "";
    this.joining = new Joining(this);
    this.connection.restart(this.store.pair(this.given.key));
  }

  joinView() {
    const signature = this.joining.signature;
    return { name: "join", main: { signature, build: () => this.joining.main() }, act: { signature: [signature, this.joining.name, this.joining.word], build: () => this.joining.strip() } };
  }

  waitingView(block) {
    const { texts } = this;
    const tried = this.hand.state === "open";
    return { name: "waiting", hand: true, change: tried ? "" : texts.change_name, me: this.me(), move: this.online ? { icon: "clock", text: block.move, small: "", mine: false } : this.move(block),
      main: { signature: [block, tried], build: () => { this.hand.draw(); return waitingMain(block, tried && this.hand.section); } }, act: this.handStrip() };
  }

  tableView(block) {
    if (block.seat === null && matchMedia(WIDE).matches) return { television: true };
    const seated = { me: this.me(), move: this.move(block), places: this.places(block) };
    if (this.place === "rules") {
      return { name: "rules", ...seated, main: { signature: [block.rules, this.rules, this.topic], build: () => rulesMain(this) } };
    }
    if (this.place === "table") return block.over ? this.overView(block, seated) : { name: "table", ...seated, main: { signature: [block, this.note], build: () => this.noted(tableMain(this.texts, block)) } };
    return { ...this.handView(block), ...seated };
  }

  places(block) {
    const { texts } = this, all = [["hand", "hand", texts.my_hand], ["table", "screen", texts.table], ["rules", "help", texts.rules]];
    const some = block.seat === null || !block.hand ? all.slice(1) : all;
    return { signature: [this.place, some.length], build: () => some.map(([place, sign, label]) => el("a", {
      href: "#" + place, "data-k": "place-" + place, "data-place": place, "aria-current": place === this.place ? "page" : null,
      onclick: (event) => { event.preventDefault(); this.go(place); },
    }, icon(sign), el("span", null, label))) };
  }

  noted(content) {
    return this.note ? [el("p", { class: "once" }, this.note), content] : content;
  }

  /* It is told once, and something else may be told right after it. */
  keepNote(text) {
    if (!text) return;
    this.note = text;
    clearTimeout(this.noteEnds);
    this.noteEnds = setTimeout(() => { this.note = ""; this.draw(); }, NOTED);
  }

  overView(block, seated) {
    const { over } = block;
    return { name: "over", ...seated, main: { signature: over, build: () => overMain(over) }, act: block.seat === null ? undefined : { signature: over, build: () => [
      button(over.forget, { kind: "quiet", key: "forget", disabled: !this.online }, () => this.wish("stay", { stays: false })),
      button(over.stay, { kind: over.stays ? "" : "main", sign: over.stays ? "check" : "play", key: "stay", disabled: over.stays || !this.online }, () => this.wish("stay", { stays: true }))] } };
  }

  handView(block) {
    const { hand, act } = block, { texts } = this;
    if (act && !(hand && hand.asked) && !this.look) {
      return { name: "act", main: { signature: [this.acts.signature, this.note, block.claims], build: () => [this.noted(this.acts.main()), this.lookButton(hand), this.claims.list(block.claims)] },
        act: { signature: this.acts.signature, build: () => this.acts.strip() } };
    }
    if (!hand) return { name: "none", main: { signature: [block, this.note], build: () => this.noted(tableMain(texts, block)) } };
    const waits = !hand.asked && hand.backs.includes("ballot") && !this.changing;
    if (waits && this.hand.state !== "open") {
      return { name: "voted", hand: true, change: texts.change_vote, act: this.handStrip(), main: { signature: [block, this.hand.refusal], build: () => votesMain(texts, block, hand, this.hand.refusal) } };
    }
    const signature = [hand, this.hand.refusal, this.note, block.claims, this.look, this.hand.dashed, this.hand.state, this.hand.chosen, document.documentElement.lang];
    return { name: "hand", hand: true, look: this.look && act !== null, act: this.handStrip(), main: { signature, build: () => this.handMain(block, hand) } };
  }

  handStrip() {
    return { fixed: "hand", build: () => this.hand.strip };
  }

  /* The button above "hold": another ballot, or before the game another name. */
  change() {
    if (!this.online) return;
    if (this.block.block === "waiting") this.openSettings();
    else {
      this.changing = true;
      this.draw();
    }
  }

  answered() {
    this.changing = false;
    this.draw();
  }

  openSettings() {
    this.hand.close();
    if (this.online) this.dialogs.show("dialog", "settings", settings(this));
  }

  lookBack() {
    this.hand.close();
    this.look = false;
    this.draw();
  }

  lookButton(hand) {
    return hand && button(this.texts.look, { kind: "quiet", sign: "hand", key: "look" }, () => { this.look = true; this.draw(); });
  }

  handMain(block, hand) {
    const refusal = this.hand.refusal, hint = refusal || hand.hint;
    this.hand.draw();
    return [
      this.noted([]),
      el("div", { class: "head" }, el("h1", { tabindex: "-1" }, hand.heading), el("p", { class: refusal ? "hint refusal" : "hint" }, hint)),
      this.hand.section,
      hand.veto && button(hand.veto_button, { kind: "quiet", sign: "veto", key: "veto", disabled: !this.online || this.hand.sent || this.hand.state !== "closed" },
        () => this.dialogs.ask(hand.veto, "veto", () => this.hand.propose())),
      !hand.asked && this.claims.list(block.claims),
    ];
  }
}

/* What is said before the desktop has told its words: in the language that the browser asks for. */
function connectionTexts(all) {
  const same = { no: "nb", nn: "nb" };
  for (const wanted of navigator.languages) {
    const code = wanted.toLowerCase().replace("-", "_"), language = same[code.split("_")[0]] || code.split("_")[0];
    const found = Object.keys(all).find((each) => each.toLowerCase() === code)
      || Object.keys(all).find((each) => each.toLowerCase().split("_")[0] === language);
    if (found) {
      document.documentElement.lang = found.replace("_", "-");
      return all[found];
    }
  }
  return all.en;
}

const page = new Page(JSON.parse(document.getElementById("p-given").textContent));
page.start();
window.shguiStarted = true;
