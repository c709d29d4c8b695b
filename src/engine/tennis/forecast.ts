import type { MatchOrigin } from '#domain/events/origin.ts';
import { logistic, logit } from '#domain/numbers/logOdds.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { differenceOf, type Estimate, pairingVariance, type TennisPairing } from './estimate.ts';
import {
  SURFACE_SHARES,
  SURFACES,
  type Surface,
  type TennisEntrant,
  type TennisFixture,
} from './match.ts';
import type { TennisFilterParams } from './params.ts';
import type { Skill } from './player.ts';

/** What distinguishes the two players on the day, besides skill. */
interface Condition {
  /** Days since the last match; the largest number for a newcomer. */
  readonly gap: number;
  /** Days since the last match he or she gave up. */
  readonly sinceHurt: number;
  readonly age: number | undefined;
}

/** What ratings and facts say of a match, without the market. */
export type KnownMatch = Omit<MatchOrigin, 'market' | 'weights'>;

/** One filter's forecast of a match. */
export interface TennisForecast {
  /** P(A wins). */
  readonly win: number;
  /** Expected difference of skill and its variance; logits of a best-of-three match. */
  readonly difference: number;
  readonly variance: number;
}

/** A player's condition on a day, from the entrant and earlier matches. */
export const conditionOf = (
  entrant: TennisEntrant,
  player: { readonly lastDay: number; readonly hurtDay: number },
  day: number,
): Condition => ({
  gap: day - player.lastDay,
  sinceHurt: day - player.hurtDay,
  age: entrant.age,
});

/** Both sides of a match on a surface: what learning moves. On one that is unknown it moves no surface's offset. */
export const pairingOf = (a: Skill, b: Skill, surface: Surface | undefined): TennisPairing => ({
  a: { level: a.level, form: a.form, surface: offsetOn(a, surface) },
  b: { level: b.level, form: b.form, surface: offsetOn(b, surface) },
});

/** A player's offset; for an unknown surface the mixture of all three, weighted by how often each is played on. */
function offsetOn({ surfaces }: Skill, surface: Surface | undefined): Estimate {
  if (surface !== undefined) return surfaces[surface];
  let mean = 0;
  let square = 0;
  for (const one of SURFACES) {
    const { mean: m, variance } = surfaces[one];
    mean += SURFACE_SHARES[one] * m;
    square += SURFACE_SHARES[one] * (variance + m * m);
  }
  return { mean, variance: square - mean * mean };
}

/**
 * Forecast of a match between two players carried to its day. The logistic of a normal difference is
 * approximated by shrinking its mean (MacKay 1992, "The evidence framework applied to classification networks").
 */
export function forecastMatch(
  pairing: TennisPairing,
  conditionA: Condition,
  conditionB: Condition,
  bestOf: TennisFixture['bestOf'],
  params: TennisFilterParams,
): TennisForecast {
  const known = knownMatch(pairing, conditionA, conditionB, bestOf, params);
  return {
    win: winOf(known),
    difference: differenceOf(pairing),
    variance: pairingVariance(pairing),
  };
}

/** What a filter knows of who wins a match. */
export function knownMatch(
  { a, b }: TennisPairing,
  conditionA: Condition,
  conditionB: Condition,
  bestOf: TennisFixture['bestOf'],
  params: TennisFilterParams,
): KnownMatch {
  const side = ({ level, form, surface }: TennisPairing['a'], condition: Condition) => ({
    level: { ...level },
    form: { ...form },
    surface: { ...surface },
    wear: wear(condition, params),
  });
  return {
    kind: 'match',
    a: side(a, conditionA),
    b: side(b, conditionB),
    age: params.age * agesApart(conditionA, conditionB),
    format: bestOf === 5 ? params.bestOfFive : 1,
    shrink: params.shrink,
  };
}

/** P(A wins) by what is known of both. */
export function winOf({ a, b, age, format, shrink }: KnownMatch): number {
  const edge = a.wear - b.wear + age;
  const mean = format * differenceOf({ a, b }) + edge;
  return logistic(mean / Math.sqrt(1 + shrink * format * format * pairingVariance({ a, b })));
}

const LONG_MONTH = 31;
const SEASON = 90;
const HURT_DAYS = 30;
/** A longer gap says nothing: the player is new to the ratings. */
const NEWCOMER = 3 * 365;

/** Tens of years; an age that is unknown counts as the other's. */
const agesApart = (a: Condition, b: Condition): number =>
  a.age === undefined || b.age === undefined ? 0 : (a.age - b.age) / 10;

function wear({ gap, sinceHurt }: Condition, params: TennisFilterParams): number {
  const off =
    gap > NEWCOMER || gap < LONG_MONTH ? 0 : gap > SEASON ? params.seasonOff : params.monthOff;
  return off + (sinceHurt <= HURT_DAYS ? params.hurt : 0);
}

/** The logit of a probability, kept a millionth away from 0 and 1. */
export const boundedLogit = (p: number): number => logit(clamp(p, 1e-6, 1 - 1e-6));
