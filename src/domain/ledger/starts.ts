import type { PayloadFacts } from './payload.ts';
import type { Reference } from './reference.ts';

/** The starts that lines have told of one game or event. */
interface Told {
  /** Undefined while only the day is known. */
  readonly earliest: string | undefined;
  /** The line that told one last, and what it told. */
  readonly seq: number;
  readonly last: string | undefined;
}

/** The starts that lines have told, by game and event. */
export class Starts {
  readonly #of: Readonly<Record<Reference['of'], Map<number, Told>>> = {
    game: new Map(),
    event: new Map(),
  };

  add(seq: number, { reference, start, startKnown }: PayloadFacts): void {
    if (!reference) return;
    const said = startKnown ? start : undefined;
    const before = this.#of[reference.of].get(reference.id);
    const isLast = !before || seq >= before.seq;
    const earlier = before?.earliest;
    this.#of[reference.of].set(reference.id, {
      earliest: earlier === undefined || (said !== undefined && said < earlier) ? said : earlier,
      seq: isLast ? seq : before.seq,
      last: isLast ? said : before.last,
    });
  }

  /** The earliest ever told; undefined if none was. */
  earliest({ of, id }: Pick<Reference, 'of' | 'id'>): string | undefined {
    return this.#of[of].get(id)?.earliest;
  }

  /** The one told last; undefined if only its day was. */
  last({ of, id }: Pick<Reference, 'of' | 'id'>): string | undefined {
    return this.#of[of].get(id)?.last;
  }
}
