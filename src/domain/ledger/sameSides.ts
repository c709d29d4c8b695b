import { microsOf } from './instant.ts';
import type { PayloadFacts } from './payload.ts';
import type { Reference } from './reference.ts';
import type { Starts } from './starts.ts';

const DAY = 86_400_000_000;

type Facts = Pick<PayloadFacts, 'reference' | 'sides' | 'sample' | 'start' | 'startKnown'>;

/** What two games have in common that could be taken for each other; undefined for a field or a sample. */
function pairOf({ reference, sides, sample }: Facts): string | undefined {
  if (!reference || !sides.two || sample) return undefined;
  return JSON.stringify([reference.of, sides.league, ...sides.two.toSorted()]);
}

/** Which games of a league have the same two sides. */
export class SameSides {
  readonly #of = new Map<string, Set<number>>();

  add(facts: Facts): void {
    const pair = pairOf(facts);
    if (pair === undefined || !facts.reference) return;
    const ids = this.#of.get(pair);
    if (ids) ids.add(facts.reference.id);
    else this.#of.set(pair, new Set([facts.reference.id]));
  }

  /** The others whose start, as told last, is less than a day from the start of this one. */
  near(facts: Facts, starts: Starts): readonly number[] {
    const pair = pairOf(facts);
    const { reference, start, startKnown } = facts;
    if (pair === undefined || !reference || start === undefined || !startKnown) return [];
    const at = microsOf(start);
    const others = [...(this.#of.get(pair) ?? [])].filter((id) => id !== reference.id);
    return others.filter((id) => isNear(starts, { of: reference.of, id }, at));
  }
}

function isNear(starts: Starts, other: Pick<Reference, 'of' | 'id'>, at: number): boolean {
  const start = starts.last(other);
  return start !== undefined && Math.abs(microsOf(start) - at) < DAY;
}
