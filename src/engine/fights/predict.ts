import type { TwoWayMarket, TwoWayShares } from '#domain/events/event.ts';
import type { RatedFrom, Recipe } from '#domain/game/prediction.ts';
import { logit } from '#domain/numbers/logOdds.ts';
import type { FightOutcome } from '#domain/outcomes/fight.ts';
import type { FightFactor } from '#domain/outcomes/fightPrediction.ts';
import { besideBooks, marketNotes, pooledPair } from '../market/twoWay.ts';
import { ratingDay } from '../ratings/day.ts';
import { toHex } from '../rng/hash.ts';
import { ruleSeed } from '../rng/ruleSeed.ts';
import { rounded } from '../rounded.ts';
import { simulate } from '../simulate.ts';
import { ENGINE_VERSION } from '../version.ts';
import { checkFightMatchup } from './check.ts';
import { boutInputs } from './fightInputs.ts';
import { forecastBout, pairing, speaker } from './forecast.ts';
import { cornerKey } from './key.ts';
import { type FightInputs, fight } from './model.ts';
import { fightNotes } from './notes.ts';
import type { FightRatings } from './ratingTypes.ts';
import type { FightMatchup } from './types.ts';

/** A simulated fight, its recipe, and why the model leans as it does. */
interface SimulatedFight {
  readonly outcome: FightOutcome;
  readonly recipe: Recipe<FightInputs>;
  /** What the published rule makes its seed from. */
  readonly seedParts: readonly string[];
  readonly ratedFrom: RatedFrom;
  readonly factors: readonly FightFactor[];
  /** Our model's own shares, without the market. */
  readonly own: TwoWayShares;
}

/**
 * Simulates one fight. The pool of our own forecast and the market, by the league's fitted weights, says who wins (boxing has no
 * weights: its sample is selected, so the market alone). The ratings alone say how and when. Without a market the ratings also
 * say who wins.
 * By the published rule the seed is the FNV-1a hash of "league|day|a|b" (day: first ten characters of gameTime; a and b: rating keys). A fighter the
 * ratings do not know is a debutant with a wide range; recipe.notes says so, and also names a missing age or reach.
 * @param runs simulated fights, 1 to 10 million
 * @param drawn its seed, if a beacon gave it one
 * Throws a RangeError if the league differs, or gameTime, rounds, an age, a reach, a record or runs is out of range.
 */
export function predictFight(
  matchup: FightMatchup,
  ratings: FightRatings,
  runs: number,
  market?: TwoWayMarket,
  drawn?: number,
): SimulatedFight {
  checkFightMatchup(matchup, ratings.league);
  const day = ratingDay(matchup.gameTime);
  const sides = pairing(ratings, matchup, day);
  const name = speaker(ratings);
  const forecast = forecastBout(ratings, matchup, sides, day, name);
  const pooled = pooledPair(market, ratings.pool);
  const winA = besideBooks(forecast.winA, pooled);
  const inputs = boutInputs(ratings, matchup, { ...forecast, winA });
  const parts = seedParts(matchup);
  const seed = drawn ?? ruleSeed(parts);
  return {
    outcome: simulate(fight, inputs, seed, runs),
    recipe: {
      engineVersion: ENGINE_VERSION,
      model: fight.id,
      seed: toHex(seed),
      iterations: runs,
      inputs,
      notes: [...marketNotes(market), ...fightNotes(ratings, matchup, sides, day)],
      origin: { ...forecast.known, ...pooled },
    },
    seedParts: parts,
    ratedFrom: name === 'line' ? 'lines' : 'results',
    factors: market
      ? [...forecast.factors, { name: 'market', logit: logit(winA) - forecast.logit }]
      : forecast.factors,
    own: ownShares(forecast.winA),
  };
}

function ownShares(winA: number): TwoWayShares {
  const a = rounded(winA, 4);
  return { a, b: rounded(1 - a, 4) };
}

const seedParts = ({ league, gameTime, a, b }: FightMatchup): readonly string[] => [
  league,
  gameTime.slice(0, 10),
  cornerKey(a),
  cornerKey(b),
];
