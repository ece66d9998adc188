/* A press belongs to what lay there when it began. What has taken its place meanwhile doesn't get it, nor the
   second of two quick ones; nor does a key that is held go on pressing. */

const PRESS_ENDS = 500, TWICE = 400, SAME_PLACE = 24, PRESSED = "button, a, .scrim";

class Presses {
  constructor(page) {
    this.page = page;
    this.began = this.last = null;
    document.addEventListener("pointerdown", (event) => this.begin(event.target, event.clientX, event.clientY), true);
    document.addEventListener("pointerup", () => { this.ends = setTimeout(() => { this.began = null; }, PRESS_ENDS); }, true);
    document.addEventListener("keydown", (event) => this.key(event), true);
    document.addEventListener("click", (event) => this.end(event), true);
  }

  begin(target, x, y) {
    clearTimeout(this.ends);
    const { last, lies } = this, when = performance.now();
    const twice = last && when - last.when < TWICE && Math.hypot(x - last.x, y - last.y) < SAME_PLACE && last.lies !== lies;
    this.last = { x, y, when, lies };
    this.began = twice ? "" : this.at(target);
  }

  key(event) {
    if ((event.key !== "Enter" && event.key !== " ") || !event.target.closest(PRESSED)) return;
    if (event.repeat) event.preventDefault();
    else this.begin(event.target);
  }

  /* Without a beginning it was pressed by a screen reader. */
  end(event) {
    const { began } = this;
    this.began = null;
    if (began === null || !event.target.closest(PRESSED) || began === this.at(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /* Which button of which sheet, and whether it could be pressed. */
  at(target) {
    const pressed = target.closest(PRESSED);
    return JSON.stringify([pressed && [pressed.dataset.k, pressed.getAttribute("aria-disabled")], this.lies]);
  }

  get lies() {
    return JSON.stringify(this.page.lies);
  }
}
