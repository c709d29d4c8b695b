import { clamp } from '#domain/numbers/numbers.ts';
import type { FighterRating, FightParams, StrengthParams, UncertainNumber } from './ratingTypes.ts';

/** Beyond this a longer absence adds nothing. */
const LONGEST_GAP_DAYS = 730;
const YEAR_DAYS = 365.25;
/** Styles do not get wider than this multiple of a newcomer's. */
const WIDEST_STYLE = 1.5;

const newcomer = (variance: number, mean = 0): UncertainNumber => ({ mean, variance });

/**
 * A fighter the ratings have not seen: average style and strength, wide.
 * @param strength logits, if his record says more than that
 */
export function newFighter({ line, result, method }: FightParams, strength = 0): FighterRating {
  return {
    line: newcomer(line.strength.prior, strength),
    result: newcomer(result.strength.prior, strength),
    koFor: newcomer(method.prior),
    subFor: newcomer(method.prior),
    koAgainst: newcomer(method.prior),
    subAgainst: newcomer(method.prior),
    lastDay: 0,
    fights: 0,
    wins: 0,
    koWins: 0,
    koLosses: 0,
    subWins: 0,
    subLosses: 0,
    stopped: 0,
  };
}

/**
 * A copy of the fighter as he arrives on a day: his strength has drifted with age and time and is less certain.
 * @param age years; undefined (unknown) moves nothing
 */
export function arriveFighter(
  fighter: FighterRating,
  params: FightParams,
  day: number,
  age: number | undefined,
): FighterRating {
  const gap = fighter.fights === 0 ? 0 : clamp(day - fighter.lastDay, 0, LONGEST_GAP_DAYS);
  const aged = age === undefined ? 0 : ((age - 30) / 10) * (gap / YEAR_DAYS);
  const strength = ({ mean, variance }: UncertainNumber, p: StrengthParams): UncertainNumber => ({
    mean: mean - p.ageing * aged,
    variance: variance + p.drift * gap,
  });
  const { prior, drift } = params.method;
  const style = ({ mean, variance }: UncertainNumber): UncertainNumber => ({
    mean,
    variance: Math.min(Math.max(variance, WIDEST_STYLE * prior), variance + drift * gap),
  });
  return {
    ...fighter,
    line: strength(fighter.line, params.line.strength),
    result: strength(fighter.result, params.result.strength),
    koFor: style(fighter.koFor),
    subFor: style(fighter.subFor),
    koAgainst: style(fighter.koAgainst),
    subAgainst: style(fighter.subAgainst),
  };
}

/** Age in years on a day: as told, else from the day of birth on file. */
export const fighterAge = (
  told: number | undefined,
  fighter: FighterRating,
  day: number,
): number | undefined =>
  told ?? (fighter.born === undefined ? undefined : (day - fighter.born) / YEAR_DAYS);

/** Approximate day of birth from an age in whole years on a day. */
export const bornAbout = (age: number, day: number): number =>
  Math.round(day - (age + 0.5) * YEAR_DAYS);
