import { logistic, logit } from '#domain/numbers/logOdds.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import type { FightMethod } from '#domain/outcomes/fight.ts';
import { observePair, observeTrial } from './beliefs.ts';
import { classRates, countMethod, fadeClasses, leagueRates } from './classes.ts';
import { bornAbout } from './fighter.ts';
import { boutFeatures, pairing, plainLogit } from './forecast.ts';
import { cornerKey } from './key.ts';
import { learnStyles } from './learnStyles.ts';
import type { FighterRating, FightRatings } from './ratingTypes.ts';
import { learnSpread } from './spread.ts';
import type { FightResult } from './types.ts';

/** Weight of one fight in the share of fights that have a line: about the last hundred count. */
const LINE_SHARE_PACE = 0.01;

export const METHOD_INDEX: Readonly<Record<FightMethod, 0 | 1 | 2>> = {
  knockout: 0,
  submission: 1,
  decision: 2,
};

/**
 * Learns from a finished fight, in place: first the closing line, then the result, because the line knows things the result does
 * not show. A draw says only that both fought.
 * Results must come in order of date; forecast a day with both filters before learning its fights.
 */
export function learnFight(ratings: FightRatings, result: FightResult, day: number): void {
  const { params } = ratings;
  fadeClasses(ratings, params.method, day - ratings.day);
  ratings.day = Math.max(ratings.day, day);
  const sides = pairing(ratings, result, day);
  const [a, b] = [sides.a.fighter, sides.b.fighter];
  const close = result.closing.winA;
  ratings.lineShare += LINE_SHARE_PACE * ((close === undefined ? 0 : 1) - ratings.lineShare);
  if (close !== undefined) {
    if (params.spread) {
      const features = boutFeatures(ratings, result, sides, day, 'line');
      learnSpread(ratings, plainLogit(features, params.line.win), readable(close));
    }
    learnLine(a, b, close, params.line.strength.lineNoise);
  }
  if (result.league === 'UFC') {
    const rates = classRates(ratings, params.method, result.weightClass, leagueRates(ratings));
    learnStyles(a, b, result, rates, params.method);
  }
  if (result.winner !== 'draw' && !result.selected) {
    learnResult(a, b, result, ratings);
    const [winner, loser] = result.winner === 'a' ? [a, b] : [b, a];
    count(winner, loser, result);
    if (result.method !== 'other') {
      countMethod(ratings, result.weightClass, METHOD_INDEX[result.method]);
    }
  }
  for (const { fighter, corner } of [sides.a, sides.b]) {
    fighter.fights += 1;
    fighter.lastDay = day;
    if (corner.age !== undefined) fighter.born = bornAbout(corner.age, day);
    if (corner.reach !== undefined) fighter.reach = corner.reach;
    ratings.fighters[cornerKey(corner)] = fighter;
  }
}

/** Closing shares are clipped to this range: beyond it a price is mostly margin. */
const [LOWEST, HIGHEST] = [0.01, 0.99];

const readable = (close: number): number => logit(clamp(close, LOWEST, HIGHEST));

function learnLine(a: FighterRating, b: FighterRating, close: number, noise: number): void {
  if (noise === 0) return;
  observePair(a.line, b.line, -1, readable(close) - (a.line.mean - b.line.mean), noise);
}

function learnResult(
  a: FighterRating,
  b: FighterRating,
  { winner, method }: FightResult,
  { params }: FightRatings,
): void {
  const finished = method === 'knockout' || method === 'submission';
  for (const name of ['line', 'result'] as const) {
    const { resultNoise, finish } = params[name].strength;
    const chance = logistic(a[name].mean - b[name].mean);
    const noise = resultNoise * (finished ? finish : 1);
    observeTrial(a[name], b[name], -1, chance, winner === 'a', noise);
  }
}

function count(winner: FighterRating, loser: FighterRating, { method }: FightResult): void {
  winner.wins += 1;
  winner.stopped = 0;
  loser.stopped = method === 'knockout' ? 1 : 0;
  if (method === 'knockout') {
    winner.koWins += 1;
    loser.koLosses += 1;
  } else if (method === 'submission') {
    winner.subWins += 1;
    loser.subLosses += 1;
  }
}
