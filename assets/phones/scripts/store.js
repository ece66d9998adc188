/* What this phone keeps: who it is, the room's token, and its own settings. Of the game nothing. */

const KEY_LETTERS = 43;

class Store {
  constructor() {
    this.memory = new Map();
  }

  /* Where it may not be used, asking for it is what fails. */
  get storage() {
    return window.localStorage;
  }

  get(name) {
    try {
      const kept = this.storage.getItem("shgui." + name);
      if (kept !== null) return kept;
    } catch { /* a browser that keeps nothing: what it forgets with the page */ }
    return this.memory.get(name) || "";
  }

  set(name, value) {
    this.memory.set(name, value);
    try {
      this.storage.setItem("shgui." + name, value);
    } catch { /* as above */ }
  }

  forget() {
    this.memory.clear();
    try {
      for (const name of Object.keys(this.storage)) if (name.startsWith("shgui.")) this.storage.removeItem(name);
    } catch { /* as above */ }
  }

  /* The pair of keys that this phone is, for this desktop. Another desktop, or another evening: another phone. */
  pair(desktop) {
    if (this.get("desktop") !== desktop) {
      this.forgetEvening();
      this.set("desktop", desktop);
    }
    const kept = this.get("phone");
    if (kept.length === KEY_LETTERS) return nacl.box.keyPair.fromSecretKey(bytesOf(kept));
    const fresh = nacl.box.keyPair();
    this.set("phone", textOf(fresh.secretKey));
    return fresh;
  }

  forgetEvening() {
    for (const name of ["phone", "token", "desktop"]) {
      this.memory.delete(name);
      try { this.storage.removeItem("shgui." + name); } catch { /* as above */ }
    }
  }
}

function bytesOf(text) {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function textOf(bytes) {
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
