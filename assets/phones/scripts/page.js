/* The page: the last messages, the open view and the connection; drawn whenever one of them changes.
   A region is built anew only when what it shows has changed, so that fingers, focus and scrolling stay. */

const LARGE_TEXT = 30, NOTED = 8000;

class Page {
  constructor(given) {
    this.given = given;
    this.store = new Store();
    this.texts = connectionTexts(given.texts);
    this.block = null;
    this.rules = null;
    this.topic = "";
    this.place = "hand";
    this.look = this.changing = this.online = false;
    this.note = this.returns = this.news = "";
    this.there = null;
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
    new Presses(this);
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
    const hello = () => ({ languages: [...navigator.languages], token: this.store.get("token") });
    this.connection = new Connection(this.store.pair(this.given.key), bytesOf(this.given.key), hello,
      (block) => this.heard(block), (state) => this.network(state));
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
      // What was confirmed is sent again; what was only chosen is chosen anew.
      if (!this.acts.sent) this.acts.clear();
      if (!this.hand.sent) this.hand.chosen = null;
      this.joining.sent = false;
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
      join: () => { this.show(block); this.tellWhoCame(block); this.joining.take(block); },
      requested: () => this.show(block),
      waiting: () => { this.show(block); this.tellWhoCame(block); this.hand.take(isSeated(block) ? TRIED : null); },
      invitation: () => { if (this.dialogs.isOpen) this.dialogs.show("dialog", "invitation", invitation(this, block)); },
      table: () => this.table(block),
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
      this.there = null;
      this.news = "";
      this.dialogs.close();
      this.hand.take(null);
      this.acts.take(null);
    }
    this.block = block;
  }

  table(block) {
    const ended = block.over && !(this.block && this.block.over);
    this.show(block);
    this.acts.take(block.over ? null : block.act);
    // After the act: a hand that was open closes, and the page is drawn as it is asked now.
    this.hand.take(block.over ? null : block.hand);
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

  /* Not for players who were there before, nor during a game: all of its players are there. */
  tellWhoCame(block) {
    const there = whoIsThere(block), before = this.there;
    this.there = there;
    const came = before ? there.filter((name) => !before.includes(name)) : [];
    if (came.length) this.news = came.map((name) => withName(this.texts.arrived, name)).join(" ");
  }

  /* Which sheet lies there: another one takes no press that began on this one. */
  get lies() {
    const { hand, act } = this.block || {};
    return [this.sheet.dataset.view, this.place, this.look, hand && hand.moment, act && act.moment, this.dialogs.number];
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

  /* A phone that watched comes back as a new one, and has still seen the code. */
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

  /* Press on and off: by this phone's settings, and where the sheet scrolls, since holding prevents scrolling. */
  get pressing() {
    const em = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return this.presses || (innerHeight > innerWidth && innerHeight / em < LARGE_TEXT);
  }

  // drawing

  draw() {
    const view = viewOf(this);
    const television = view.television || false;
    document.body.classList.toggle("wide", television);
    this.sheet.hidden = television;
    this.wide.hidden = !television;
    if (television) {
      this.fill("tv", this.wide, [this.block, document.documentElement.lang], () => globalThis.television(this, this.block));
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
    region.classList.toggle("sr", !move.text);
    this.fill("move", region, move, () => [icon(move.icon), el("span", null,
      move.news && el("span", { class: "sr" }, move.news, " "), move.text, move.small && [" ", el("small", null, move.small)])]);
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

  /* Back to the joining page; as an unknown phone after it has forgotten everything. */
  again() {
    this.block = null;
    this.returns = "";
    this.joining = new Joining(this);
    this.connection.restart(this.store.pair(this.given.key));
  }

  /* It comes once, and something else may come right after it. */
  keepNote(text) {
    if (!text) return;
    this.note = text;
    clearTimeout(this.noteEnds);
    this.noteEnds = setTimeout(() => { this.note = ""; this.draw(); }, NOTED);
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

  lookAtRole() {
    this.look = true;
    this.draw();
  }
}

/* Texts before the first message, in the language that the browser asks for. */
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
