import type { BeliefOrigin } from '#domain/events/origin.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { fighterAge } from './fighter.ts';
import type { FighterRating, StrengthParams, UncertainNumber, WinFeature } from './ratingTypes.ts';
import type { FightCorner } from './types.ts';

/** One side before the fight, with the known facts about him. */
export interface ArrivedFighter {
  readonly fighter: FighterRating;
  readonly corner: FightCorner;
}

export type WinFeatures = Readonly<Record<WinFeature, number>>;

/** A larger difference of reach says no more, cm. */
const MOST_REACH = 25;
const LAYOFF_DAYS = 365;
/** Fights at 50% that a win rate starts with. */
const EVEN_FIGHTS = 3;

/**
 * What moves the win probability, side a minus side b.
 *   rating      gap of strengths in logits, pulled to even by its uncertainty
 *   age         ten years; heavyAge the same in heavyweight and light heavyweight, 0 in other classes
 *   reach       ten centimetres, at most ±2.5
 *   debut       1 for a fighter the ratings have not seen
 *   layoff      1 for more than a year without a fight
 *   winRate     share of rated fights won, with three at even; its weight is negative: of two with one rating
 *               (lines included), the one who has won less met the harder opposition or worse luck
 *   knockedOut  1 where the last fight was lost by knock-out
 * A fact that is missing on either side counts as equal.
 */
export function winFeatures(
  a: ArrivedFighter,
  b: ArrivedFighter,
  weightClass: string,
  day: number,
  strength: (fighter: FighterRating) => UncertainNumber,
  params: StrengthParams,
): WinFeatures {
  const one = strength(a.fighter);
  const other = strength(b.fighter);
  const age = difference(entrantAge(a, day), entrantAge(b, day)) / 10;
  const reach = difference(reachOf(a), reachOf(b));
  const flags = (of: (fighter: FighterRating) => number): number => of(a.fighter) - of(b.fighter);
  return {
    rating: pulledGap(one, other, params.shrink),
    age,
    heavyAge: /heavyweight/i.test(weightClass) ? age : 0,
    reach: clamp(reach, -MOST_REACH, MOST_REACH) / 10,
    debut: flags(({ fights }) => (fights === 0 ? 1 : 0)),
    layoff: flags(({ fights, lastDay }) => (fights > 0 && day - lastDay > LAYOFF_DAYS ? 1 : 0)),
    winRate: flags(({ fights, wins }) => (wins + EVEN_FIGHTS / 2) / (fights + EVEN_FIGHTS)),
    knockedOut: flags(({ stopped }) => stopped),
  };
}

/** Gap of two strengths, logits, pulled to even by their uncertainty. */
export const pulledGap = (one: BeliefOrigin, other: BeliefOrigin, shrink: number): number =>
  (one.mean - other.mean) / Math.sqrt(1 + shrink * (one.variance + other.variance));

export const entrantAge = ({ corner, fighter }: ArrivedFighter, day: number): number | undefined =>
  fighterAge(corner.age, fighter, day);

export const reachOf = ({ corner, fighter }: ArrivedFighter): number | undefined =>
  corner.reach ?? fighter.reach;

const difference = (one: number | undefined, other: number | undefined): number =>
  one === undefined || other === undefined ? 0 : one - other;
