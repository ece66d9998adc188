/* Sheets that lie over the page, which is inert below them. The harmless answer is the lowest. */

class Dialogs {
  constructor(page) {
    this.page = page;
    this.scrim = null;
    this.number = 0;
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.scrim) this.close();
    });
  }

  get isOpen() {
    return this.scrim !== null;
  }

  ask(ask, sign, yes) {
    this.show("alertdialog", ask.title, [
      sign && el("p", { class: "sign" }, drawing(sign, "")),
      el("h1", { id: "p-q", tabindex: "-1" }, ask.title),
      el("div", { id: "p-d" }, ask.text.split("\n").map((line) => el("p", null, line))),
      button(ask.yes, { kind: "main", sign, key: "yes" }, () => { this.close(); yes(); }),
      button(ask.no, { key: "no" }, () => this.close()),
    ]);
  }

  /* `content` has a heading #p-q with tabindex -1. */
  show(role, kind, content) {
    this.close();
    this.number += 1;
    this.kind = kind;
    this.opener = document.activeElement && document.activeElement.getAttribute("data-k");
    const describes = role === "alertdialog" ? "p-d" : null;
    this.scrim = el("div", { class: "scrim", onclick: (event) => { if (event.target === this.scrim && role === "dialog") this.close(); } },
      el("div", { class: "ask", role, "aria-modal": "true", "aria-labelledby": "p-q", "aria-describedby": describes }, content));
    this.page.sheet.inert = this.page.wide.inert = true;
    document.body.append(this.scrim);
    this.scrim.querySelector("#p-q").focus();
  }

  refill(content) {
    const focus = document.activeElement && document.activeElement.getAttribute("data-k");
    const ask = this.scrim.firstChild;
    ask.replaceChildren(...nodes(content));
    const again = focus && [...ask.querySelectorAll("[data-k]")].find((each) => each.getAttribute("data-k") === focus);
    if (again) again.focus();
  }

  close() {
    if (!this.scrim) return;
    this.number += 1;
    this.scrim.remove();
    this.scrim = null;
    this.page.sheet.inert = this.page.wide.inert = false;
    const opener = this.opener && this.page.byKey(this.opener);
    if (opener) opener.focus({ preventScroll: true });
  }
}
