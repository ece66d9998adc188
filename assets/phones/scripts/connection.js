/* The way to the table: comes back by itself, as soon as both can be reached. */

const CLOSED = { over: 4000, elsewhere: 4001, tooMuch: 4003, notWelcome: 4004 };
const FIRST_WAIT = 250, LONGEST_WAIT = 2000, LATER = 4000, MUCH_LATER = 30000;
const OPENS_WITHIN = 2000, PING = 4000, DEAD = 12000, ANSWERS_AGAIN = 1500, RELOADS = 15000;
/* Chromium delays each new WebSocket by up to five seconds once several have failed. A request has no such delay:
   after two failures the socket waits until the desktop has answered one. */
const FAILURES_BEFORE_PROBE = 2, PROBE = "/here", DELAYED = 6000;
/* Presses to which no answer came before the connection broke: sent again if it is back this soon. Sent twice,
   each of them does what it does once: the desktop knows its moment, or it sets something to what it is already. */
const REPEATED = ["choose", "done", "veto", "act", "claim", "withdraw", "language", "rename"], REPEATED_WITHIN = 15000;

class Connection {
  /* `heard(block)` for every block, `changed(state)`: "on", "off", "elsewhere" or "over". */
  constructor(pair, desktop, hello, heard, changed) {
    Object.assign(this, { pair, desktop, hello, heard, changed });
    this.state = "off";
    this.socket = this.probe = null;
    this.tries = this.failures = 0;
    this.number = 0;
    this.pending = new Map();
    this.unanswered = [];
    this.timer = 0;
    this.last = 0;
    setInterval(() => this.beat(), PING);
    for (const [target, event] of [[document, "visibilitychange"], [window, "pageshow"], [window, "online"]]) {
      target.addEventListener(event, () => this.back());
    }
  }

  start() {
    this.drop();
    this.last = this.begun = Date.now();
    if (this.failures < FAILURES_BEFORE_PROBE) this.openSocket(OPENS_WITHIN);
    else this.openAfterAnswer();
  }

  /* Open the socket as soon as the desktop answers a request. */
  openAfterAnswer() {
    const probe = this.probe = new AbortController();
    this.timer = setTimeout(() => probe.abort(), OPENS_WITHIN);
    const ifCurrent = (then) => () => { if (probe === this.probe) then(); };
    fetch(PROBE, { cache: "no-store", signal: probe.signal })
      .then(ifCurrent(() => this.openSocket(DELAYED)), ifCurrent(() => this.retry(0)));
  }

  openSocket(within) {
    clearTimeout(this.timer);
    this.probe = null;
    const socket = this.socket = new WebSocket("ws://" + location.host + "/table");
    socket.binaryType = "arraybuffer";
    this.sealing = new Sealing(this.pair, this.desktop);
    this.pings = this.pongs = 0;
    this.timer = setTimeout(() => this.lost(socket, 0), within);
    socket.onopen = () => socket.send(this.sealing.hello);
    socket.onmessage = (event) => { if (socket === this.socket) this.hear(socket, new Uint8Array(event.data)); };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  stop() {
    this.drop();
    this.giveUp(this.unanswered.splice(0));
    this.become("over");
  }

  /* Anew, and as whom the phone is now. */
  restart(pair) {
    this.pair = pair;
    this.drop();
    this.giveUp(this.unanswered.splice(0));
    this.become("off");
    this.start();
  }

  /* The desktop's answer; {done: false} without a text when the connection broke before it came. */
  wish(kind, fields) {
    if (this.state !== "on") return Promise.resolve({ done: false, text: "" });
    return new Promise((resolve) => this.send({ kind, fields, resolve, since: Date.now() }));
  }

  send(request) {
    const n = this.number += 1;
    if (request.kind === "ping") this.pings += 1;
    else this.pending.set(n, request);
    this.socket.send(this.sealing.seal({ wish: request.kind, n, ...request.fields }));
  }

  repeat() {
    for (const request of this.unanswered.splice(0)) {
      if (Date.now() - request.since < REPEATED_WITHIN) this.send(request);
      else this.giveUp([request]);
    }
  }

  giveUp(requests) {
    for (const { resolve } of requests) resolve({ done: false, text: "" });
  }

  hear(socket, sealed) {
    let block;
    try {
      block = this.sealing.open(sealed);
    } catch {
      // Another evening of the same desktop has another key: the document that is there now brings it.
      if (this.sealing.heard === 0) this.reload();
      this.lost(socket, 0);
      return;
    }
    this.last = Date.now();
    if (this.state !== "on") {
      clearTimeout(this.timer);
      this.tries = this.failures = 0;
      this.become("on");
      this.wish("hello", this.hello());
      this.repeat();
    } else if (block && block.block === "answer") {
      const request = this.pending.get(block.n);
      this.pending.delete(block.n);
      if (request) request.resolve(block);
    } else if (block && block.block === "pong") {
      this.pongs += 1;
    } else if (block) {
      this.heard(block);
    }
  }

  lost(socket, code) {
    if (socket !== this.socket) return;
    if (this.state !== "on") this.failures += 1;
    this.drop();
    if (code === CLOSED.over) return this.become("over");
    if (code === CLOSED.elsewhere) return this.become("elsewhere");
    this.become("off");
    this.retry(code);
  }

  retry(code) {
    clearTimeout(this.timer);
    const usual = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.5 + Math.random() / 2);
    const least = { [CLOSED.tooMuch]: LATER, [CLOSED.notWelcome]: MUCH_LATER }[code] || 0;
    this.tries += 1;
    // Counted from the last attempt: one that hung has waited already.
    this.timer = setTimeout(() => this.start(), Math.max(FIRST_WAIT, usual - (Date.now() - this.begun), least));
  }

  drop() {
    const { socket, probe } = this;
    clearTimeout(this.timer);
    this.socket = this.probe = null;
    if (socket) socket.close();
    if (probe) probe.abort();
    const requests = [...this.pending.values()], isRepeated = ({ kind }) => REPEATED.includes(kind);
    this.pending.clear();
    this.unanswered.push(...requests.filter(isRepeated));
    this.giveUp(requests.filter((request) => !isRepeated(request)));
  }

  become(state) {
    if (this.state === state) return;
    this.state = state;
    this.changed(state);
  }

  beat() {
    if (this.state !== "on") return;
    if (Date.now() - this.last > DEAD) this.lost(this.socket, 0);
    else this.wish("ping");
  }

  /* The page is seen again, or the network is there again: no waiting, and no trust in an old connection. */
  back() {
    if (document.visibilityState === "hidden") return;
    if (this.state === "off") {
      if ((this.socket || this.probe) && Date.now() - this.last < ANSWERS_AGAIN) return;
      this.tries = 0;
      this.start();
    } else if (this.state === "on") {
      this.wish("ping");
      // What was on its way before the network changed is no answer.
      const { socket, pings } = this;
      setTimeout(() => { if (this.pongs < pings) this.lost(socket, 0); }, ANSWERS_AGAIN);
    }
  }

  reload() {
    const before = Number(sessionStorage.getItem("shgui.reloaded") || 0);
    if (Date.now() - before < RELOADS) return;
    sessionStorage.setItem("shgui.reloaded", String(Date.now()));
    location.reload();
  }
}
