import { InputError } from '#domain/numbers/inputError.ts';
import type { GolfOutcome } from '#domain/outcomes/golf.ts';

/** Adds up the counts of two parts of the same runs. Throws a RangeError if their fields differ. */
export function mergeGolf(one: GolfOutcome, other: GolfOutcome): GolfOutcome {
  return {
    runs: one.runs + other.runs,
    cut: one.cut,
    players: both(one.players, other.players, add),
    pairs: both(one.pairs, other.pairs, add),
    groups: both(one.groups, other.groups, add),
    teams: both(one.teams, other.teams, add),
  };
}

function both<T>(one: readonly T[], other: readonly T[], merge: (a: T, b: T) => T): T[] {
  if (one.length !== other.length) throw new InputError('Outcomes of different fields');
  return one.map((a, at) => merge(a, other[at] ?? a));
}

/** Adds numbers and lists of numbers; names must agree. */
function add<T extends object>(one: T, other: T): T {
  const sums = Object.entries(one).map(([key, value]) => {
    const match: unknown = Reflect.get(other, key);
    return [key, sumOf(value, match)] as const;
  });
  return { ...one, ...Object.fromEntries(sums) };
}

function sumOf(one: unknown, other: unknown): unknown {
  if (typeof one === 'number' && typeof other === 'number') return one + other;
  if (Array.isArray(one) && Array.isArray(other)) return one.map((a, at) => sumOf(a, other[at]));
  if (one === other) return one;
  throw new InputError(`Outcomes of different fields: ${String(one)} and ${String(other)}`);
}
