import { logistic } from '#domain/numbers/logOdds.ts';
import type { FightFactor } from '#domain/outcomes/fightPrediction.ts';
import { own } from '../own.ts';
import { boxingMethods } from './boxing/methods.ts';
import { recordStrength } from './boxing/record.ts';
import { classRates, leagueRates } from './classes.ts';
import { arriveFighter, fighterAge, newFighter } from './fighter.ts';
import { cornerKey } from './key.ts';
import { type KnownFight, logitOf, winParts } from './known.ts';
import { type MethodFeatures, methodChances, methodFeatures } from './methodFeatures.ts';
import {
  type FightRatings,
  WIN_FEATURES,
  type WinFeature,
  type WinWeights,
} from './ratingTypes.ts';
import { spreadScale } from './spread.ts';
import type { FightCorner, ForecastBout, MethodRates } from './types.ts';
import {
  type ArrivedFighter,
  entrantAge,
  reachOf,
  type WinFeatures,
  winFeatures,
} from './winFeatures.ts';

/** Which filter forecasts: the one that also learns from past closing lines, or the one that sees results alone. */
export type FilterName = 'line' | 'result';

/** The line filter forecasts only while at least this share of recent fights had a line. */
const ENOUGH_LINES = 0.5;

export const speaker = ({ lineShare }: Pick<FightRatings, 'lineShare'>): FilterName =>
  lineShare >= ENOUGH_LINES ? 'line' : 'result';

/** Both sides as they arrive on the day. */
export interface FightPairing {
  readonly a: ArrivedFighter;
  readonly b: ArrivedFighter;
}

export function pairing(ratings: FightRatings, bout: ForecastBout, day: number): FightPairing {
  const entrant = (corner: FightCorner): ArrivedFighter => {
    const { fighters, params } = ratings;
    const key = cornerKey(corner);
    const known = own(fighters, key);
    const fighter = known ?? newFighter(params, recordStrength(corner.record, params.record));
    return {
      corner,
      fighter: arriveFighter(fighter, params, day, fighterAge(corner.age, fighter, day)),
    };
  };
  return { a: entrant(bout.a), b: entrant(bout.b) };
}

export interface FightForecast {
  /** P(a wins | somebody wins). */
  readonly winA: number;
  readonly logit: number;
  /** Methods given that a (b) wins. */
  readonly methodA: MethodRates;
  readonly methodB: MethodRates;
  /** What the logit follows from. */
  readonly known: KnownFight;
  readonly factors: readonly FightFactor[];
}

/**
 * Standard deviation of an unknown age (years / 10) and reach (cm / 10) around the opponent's: opponents in the UFC of
 * 2010–2023 differ by 5.2 years and 8.3 cm (SD).
 */
const UNKNOWN_AGE_SD = 0.5;
const UNKNOWN_REACH_SD = 0.8;

/** The features of one bout for the win model, from one of the filters. */
export function boutFeatures(
  { params }: Pick<FightRatings, 'params'>,
  { weightClass }: ForecastBout,
  { a, b }: FightPairing,
  day: number,
  name: FilterName,
): WinFeatures {
  return winFeatures(a, b, weightClass, day, (fighter) => fighter[name], params[name].strength);
}

/** Logit of P(a wins) before the spread's scale and the shrinkage for missing facts. */
export const plainLogit = (features: WinFeatures, win: WinWeights): number =>
  WIN_FEATURES.reduce((sum, feature) => sum + win[feature] * features[feature], 0);

/** One bout's forecast from one of the filters. */
export function forecastBout(
  ratings: FightRatings,
  bout: ForecastBout,
  sides: FightPairing,
  day: number,
  name: FilterName,
): FightForecast {
  const known = knownFight(ratings, bout, sides, day, name);
  const parts = winParts(known);
  const part = (feature: WinFeature): number => parts[feature];
  const logit = logitOf(parts);
  const methods =
    bout.league === 'Boxing' ? boxingMethods(bout) : ufcMethods(ratings, bout, sides, name, logit);
  return {
    winA: logistic(logit),
    logit,
    ...methods,
    known,
    factors: [
      { name: 'rating', logit: part('rating') + part('winRate') },
      { name: 'age', logit: part('age') + part('heavyAge') },
      { name: 'reach', logit: part('reach') },
      { name: 'debut', logit: part('debut') },
      { name: 'layoff', logit: part('layoff') },
      { name: 'knockedOut', logit: part('knockedOut') },
    ],
  };
}

function ufcMethods(
  ratings: FightRatings,
  bout: ForecastBout,
  sides: FightPairing,
  name: FilterName,
  logit: number,
): { readonly methodA: MethodRates; readonly methodB: MethodRates } {
  const weights = ratings.params[name].method;
  const chances = (winner: 'a' | 'b'): MethodRates =>
    methodChances(boutMethodFeatures(ratings, bout, sides, name, winner, logit), weights);
  return { methodA: chances('a'), methodB: chances('b') };
}

/** Features of the method model, given that one side wins. */
export function boutMethodFeatures(
  ratings: FightRatings,
  bout: ForecastBout,
  sides: FightPairing,
  name: FilterName,
  winner: 'a' | 'b',
  logit: number,
): MethodFeatures {
  const { method } = ratings.params;
  const league = leagueRates(ratings);
  const rates = classRates(ratings, method, bout.weightClass, league);
  const [won, lost, towards] =
    winner === 'a' ? [sides.a, sides.b, logit] : [sides.b, sides.a, -logit];
  return methodFeatures(
    won.fighter,
    lost.fighter,
    towards,
    bout.rounds,
    league,
    rates,
    method,
    name === 'line',
  );
}

/** What one of the filters knows of who wins. */
function knownFight(
  ratings: FightRatings,
  bout: ForecastBout,
  sides: FightPairing,
  day: number,
  name: FilterName,
): KnownFight {
  const { strength, win } = ratings.params[name];
  const { rating: _, ...differences } = boutFeatures(ratings, bout, sides, day, name);
  const { a, b } = sides;
  return {
    kind: 'fight',
    ratings: { a: { ...a.fighter[name] }, b: { ...b.fighter[name] } },
    shrink: strength.shrink,
    differences,
    per: { ...win },
    spread: name === 'line' ? spreadScale(ratings) : 1,
    missing: missingVariance(sides, day, win),
  };
}

/** Variance of the logit from a missing age or reach. */
function missingVariance(
  { a, b }: FightPairing,
  day: number,
  win: Readonly<Record<'age' | 'reach', number>>,
): number {
  let variance = 0;
  for (const side of [a, b]) {
    if (entrantAge(side, day) === undefined) variance += (win.age * UNKNOWN_AGE_SD) ** 2;
    if (reachOf(side) === undefined) variance += (win.reach * UNKNOWN_REACH_SD) ** 2;
  }
  return variance;
}
