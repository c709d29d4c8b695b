import type { FightOutcome } from '#domain/outcomes/fight.ts';
import { classRates, leagueRates } from '#engine/fights/classes.ts';
import { exactOutcome } from '#engine/fights/endings.ts';
import { boutInputs } from '#engine/fights/fightInputs.ts';
import { type FilterName, forecastBout, pairing, speaker } from '#engine/fights/forecast.ts';
import type { FightRatings } from '#engine/fights/ratingTypes.ts';
import type { MethodRates } from '#engine/fights/types.ts';
import type { FileFight } from '../../fit/fights/ufcRow.ts';
import type { DatedFight } from '../../fit/fights/walkRatings.ts';

/** One filter's forecast of one fight, made before it. */
export interface FightSaid {
  readonly winA: number;
  readonly methodA: MethodRates;
  readonly methodB: MethodRates;
  /** Exact shares of every ending: no sampling error in the backtest. */
  readonly outcome: FightOutcome;
}

/** One fight and every forecast made before it. */
export interface TestedFightForecast {
  readonly fight: FileFight;
  /** The filter that was used, and its forecast. */
  readonly spoke: FilterName;
  readonly own: FightSaid;
  readonly noLines: FightSaid;
  readonly classes: MethodRates;
  /** Plain Elo's P(a wins). */
  readonly elo: number;
}

export function forecastOf(
  ratings: FightRatings,
  { fight, day }: DatedFight,
  elo: number,
): TestedFightForecast {
  const sides = pairing(ratings, fight, day);
  const said = (name: FilterName): FightSaid => {
    const { winA, methodA, methodB } = forecastBout(ratings, fight, sides, day, name);
    const inputs = boutInputs(ratings, fight, { winA, methodA, methodB });
    return { winA, methodA, methodB, outcome: exactOutcome(inputs) };
  };
  const spoke = speaker(ratings);
  return {
    fight,
    spoke,
    own: said(spoke),
    noLines: said('result'),
    classes: classRates(ratings, ratings.params.method, fight.weightClass, leagueRates(ratings)),
    elo,
  };
}
