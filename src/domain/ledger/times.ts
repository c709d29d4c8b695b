import { microsOf } from './instant.ts';
import type { LedgerStanding } from './standing.ts';

/** When the lines of a chain were appended, eight bytes each, in ascending order. */
export class Times {
  readonly #micros: number[] = [];
  /** The line number of the first of them. */
  readonly #first: number;

  constructor(after: LedgerStanding) {
    this.#first = after.seq === 0 ? 1 : after.seq;
    if (after.appendedAt !== '') this.add(after.appendedAt);
  }

  add(appendedAt: string): void {
    this.#micros.push(microsOf(appendedAt));
  }

  /** The first line appended after an instant; one past the last if there is none. */
  firstAfter(instant: string): number {
    const micros = microsOf(instant);
    let [low, high] = [0, this.#micros.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#micros[middle] ?? 0) > micros) high = middle;
      else low = middle + 1;
    }
    return this.#first + low;
  }
}
