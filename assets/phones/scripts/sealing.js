/* The phone's side of what shgui/phones/server/sealed_box.py says: every message is a box of one size. */

const PLAIN = 4096, HEAD = 39, WHOLE = PLAIN - HEAD, DESKTOP = 1, PHONE = 2, NONCE = 24, HALF = 16;

class Sealing {
  constructor(pair, desktop) {
    this.shared = nacl.box.before(desktop, pair.secretKey);
    this.challenge = nacl.randomBytes(HALF);
    this.hello = new Uint8Array([...pair.publicKey, ...this.challenge]);
    this.answer = null;
    this.said = 0;
    this.heard = 0;
    this.parts = [];
  }

  seal(wish) {
    const text = new TextEncoder().encode(JSON.stringify(wish));
    if (text.length > WHOLE) throw new Error("too long to say");
    const plain = new Uint8Array(PLAIN).fill(32);
    plain.set(this.challenge, 0);
    plain.set(this.answer, HALF);
    plain.set([PHONE, 0, 0, 0, 0, 1, 1], 2 * HALF);
    new DataView(plain.buffer).setUint32(2 * HALF + 1, this.said);
    plain.set(text, HEAD);
    this.said += 1;
    const nonce = nacl.randomBytes(NONCE);
    const box = nacl.box.after(plain, nonce, this.shared);
    const sealed = new Uint8Array(NONCE + box.length);
    sealed.set(nonce, 0);
    sealed.set(box, NONCE);
    return sealed;
  }

  /* The block; undefined while parts of it are missing. Throws at what is not the next message. */
  open(sealed) {
    const plain = sealed.length === NONCE + HALF + PLAIN
      && nacl.box.open.after(sealed.subarray(NONCE), sealed.subarray(0, NONCE), this.shared);
    if (!plain) throw new Error("not for this phone");
    const number = new DataView(plain.buffer, plain.byteOffset).getUint32(2 * HALF + 1);
    const speaker = plain[2 * HALF], part = plain[HEAD - 2], parts = plain[HEAD - 1];
    if (this.answer === null) this.answer = plain.slice(HALF, 2 * HALF);
    const named = [...this.challenge, ...this.answer].every((byte, at) => byte === plain[at]);
    const next = speaker === DESKTOP && number === this.heard && part === this.parts.length + 1 && part <= parts;
    if (!named || !next) throw new Error("not the next message");
    this.heard += 1;
    this.parts.push(plain.slice(HEAD));
    if (part < parts) return undefined;
    const text = new Uint8Array(this.parts.length * WHOLE);
    this.parts.forEach((piece, place) => text.set(piece, place * WHOLE));
    this.parts = [];
    return JSON.parse(new TextDecoder().decode(text));
  }
}
