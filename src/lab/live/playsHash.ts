import { createHash } from 'node:crypto';

/** A game by its plays. */
interface Played {
  readonly id: string;
  readonly plays: readonly object[];
}

/** What a fit on plays says of its data. */
export class PlaysHash {
  readonly #hash = createHash('sha256');
  #from = '';
  #to = '';

  add({ id, plays }: Played): void {
    const day = id.slice(0, 10);
    this.#from ||= day;
    this.#to = day;
    this.#hash.update(`${id} ${plays.length}\n`);
  }

  /** SHA-256 of the games and their numbers of plays, and their first and last day. */
  provenance() {
    return {
      formatVersion: 1,
      dataHash: this.#hash.digest('hex'),
      dataFrom: this.#from,
      dataTo: this.#to,
    };
  }
}
