/** Longest line, bytes without its line feed. */
const MOST = 4_194_304;
const LINE_FEED = 10;

/** Takes lines, and the rest after the last line feed. */
interface LineTaker {
  readonly isOver: boolean;
  push(text: string | undefined): void;
}

/** Cuts a file's bytes into lines, however they arrive, and holds at most one line. */
export class LineReader {
  readonly #decode: (bytes: Uint8Array) => string | undefined;
  readonly #taker: LineTaker;
  #rest: Uint8Array = new Uint8Array();

  /** @param decode strict UTF-8; undefined for invalid bytes */
  constructor(decode: (bytes: Uint8Array) => string | undefined, taker: LineTaker) {
    this.#decode = decode;
    this.#taker = taker;
  }

  push(bytes: Uint8Array): void {
    let at = 0;
    while (!this.#taker.isOver) {
      const end = bytes.indexOf(LINE_FEED, at);
      if (end < 0) break;
      const line = this.#joined(bytes.subarray(at, end));
      this.#taker.push(line.length > MOST ? undefined : this.#decode(line));
      this.#rest = new Uint8Array();
      at = end + 1;
    }
    this.#rest = this.#taker.isOver ? new Uint8Array() : this.#joined(bytes.subarray(at)).slice();
    if (this.#rest.length > MOST) {
      this.#taker.push(undefined);
      this.#rest = new Uint8Array();
    }
  }

  /** The text after the last line feed; empty for a complete file. */
  get rest(): string {
    return this.#rest.length === 0 ? '' : (this.#decode(this.#rest) ?? '\uFFFD');
  }

  #joined(bytes: Uint8Array): Uint8Array {
    if (this.#rest.length === 0) return bytes;
    const all = new Uint8Array(this.#rest.length + bytes.length);
    all.set(this.#rest);
    all.set(bytes, this.#rest.length);
    return all;
  }
}
