import { InputError } from '#domain/numbers/inputError.ts';
import type { FighterRating, FightRatings, UncertainNumber } from './ratingTypes.ts';

export const FIGHT_FORMAT_VERSION = 1;

const BELIEFS = ['line', 'result', 'koFor', 'subFor', 'koAgainst', 'subAgainst'] as const;
const COUNTS = [
  'lastDay',
  'fights',
  'wins',
  'koWins',
  'koLosses',
  'subWins',
  'subLosses',
  'stopped',
] as const;

/** One fighter as a list, in the order of `columns`. */
type StoredFighter = readonly (number | null)[];

/** Names of a stored fighter's numbers: mean and variance of each belief, counts, then values that may be unknown. */
const FIGHTER_COLUMNS: readonly string[] = [
  ...BELIEFS.flatMap((name) => [name, `${name}Var`]),
  ...COUNTS,
  'born',
  'reach',
];

export interface StoredRatings
  extends Omit<FightRatings, 'fighters' | 'league' | 'classes' | 'pool'> {
  readonly classes: Readonly<Record<string, readonly number[]>>;
  readonly columns: readonly string[];
  readonly fighters: Readonly<Record<string, StoredFighter>>;
}

const DIGITS = 3;
const short = (value: number): number => Number(value.toFixed(DIGITS));

/** Ratings as they are stored: fighters seen since a day, three decimals. */
export function storedRatings(ratings: FightRatings, since: number): StoredRatings {
  const { day, lineShare, spread, params, classes, fighters } = ratings;
  const kept = Object.entries(fighters).filter(([, { lastDay }]) => lastDay >= since);
  return {
    day,
    lineShare,
    spread,
    params,
    classes,
    columns: FIGHTER_COLUMNS,
    fighters: Object.fromEntries(kept.map(([key, fighter]) => [key, stored(fighter)])),
  };
}

const stored = (fighter: FighterRating): StoredFighter => [
  ...BELIEFS.flatMap((name) => [short(fighter[name].mean), short(fighter[name].variance)]),
  ...COUNTS.map((name) => fighter[name]),
  fighter.born ?? null,
  fighter.reach ?? null,
];

/** A stored fighter, parsed. Throws a RangeError if a number is missing. */
export function readFighter(name: string, list: StoredFighter): FighterRating {
  const at = (column: string): number => {
    const value = list[FIGHTER_COLUMNS.indexOf(column)];
    if (typeof value !== 'number') throw new InputError(`Stored fighter ${name}: no ${column}`);
    return value;
  };
  const belief = (column: string): UncertainNumber => ({
    mean: at(column),
    variance: at(`${column}Var`),
  });
  const last = (column: string): number | undefined =>
    list[FIGHTER_COLUMNS.indexOf(column)] ?? undefined;
  return {
    line: belief('line'),
    result: belief('result'),
    koFor: belief('koFor'),
    subFor: belief('subFor'),
    koAgainst: belief('koAgainst'),
    subAgainst: belief('subAgainst'),
    lastDay: at('lastDay'),
    fights: at('fights'),
    wins: at('wins'),
    koWins: at('koWins'),
    koLosses: at('koLosses'),
    subWins: at('subWins'),
    subLosses: at('subLosses'),
    stopped: at('stopped'),
    born: last('born'),
    reach: last('reach'),
  };
}
