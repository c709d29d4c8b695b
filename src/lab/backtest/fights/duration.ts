import { sum } from '#domain/numbers/numbers.ts';
import { fightRuns, finishesByHalfMinute, meanDuration } from '#domain/outcomes/fight.ts';
import { cornerKey } from '#engine/fights/key.ts';
import { fnv1a } from '#engine/rng/hash.ts';
import { halfMinute } from '../../fit/fights/fitHazards.ts';
import type { Value } from '../types.ts';
import { timed } from './rates.ts';
import type { FightSaid, TestedFightForecast } from './said.ts';

/** Fighting time in minutes against its forecast; nothing if the file does not have it. */
export function duration({ fight, own, noLines }: TestedFightForecast): Value | undefined {
  if (!timed(fight)) return undefined;
  const finished = fight.method !== 'decision';
  const bins = fight.rounds * 10;
  const actual = finished ? (fight.minutes ?? 0) : fight.rounds * 5;
  // A uniform number fixed by the fight, the same in every run.
  const within = fnv1a(`${fight.date}|${cornerKey(fight.a)}|${cornerKey(fight.b)}`) / 2 ** 32;
  const said = ({ outcome }: FightSaid) => {
    const finishes = finishesByHalfMinute(outcome);
    const bin = finished ? halfMinute(actual, bins) : bins;
    const below = sum(finishes.slice(0, bin));
    const at = finished ? (finishes[bin] ?? 0) : fightRuns(outcome) - below;
    return { mean: meanDuration(outcome), pit: below + within * at };
  };
  return {
    season: fight.season,
    cluster: fight.date,
    actual,
    said: { own: said(own), 'own, no lines': said(noLines) },
  };
}
