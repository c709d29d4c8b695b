import { mean } from '#domain/numbers/numbers.ts';
import type { GolfParams } from '#engine/golf/params.ts';
import { golfChances } from './chances.ts';
import { GOLF_TOPS, tournamentResult } from './results.ts';
import { isForecast, type PlayedTournament } from './tournaments.ts';
import { walkTournaments } from './walkTournaments.ts';

const RUNS = 2000;
/** Newest training seasons used for this fit; by then, the filter has warmed up. */
const SEASONS = 3;
/** Shares to try: 0, 0.5 %, … 10 %. */
const STEP = 0.005;
const STEPS = 20;

/**
 * The share of runs in which skill does not matter, by maximum likelihood on the top-N and cut markets: in such a run
 * every player has the field's average chance, so that a forecast is (1 − share) × its own + share × the average.
 * @param params the filter's, without an upset share
 */
export function fitUpset(events: readonly PlayedTournament[], params: GolfParams): number {
  const from = Math.max(...events.map(({ season }) => season)) - SEASONS;
  const losses = new Float64Array(STEPS + 1);
  const score = (chances: readonly number[], happened: readonly boolean[]): void => {
    const average = mean(chances);
    for (const [at, chance] of chances.entries()) {
      for (let step = 0; step <= STEPS; step++) {
        const mixed = chance + step * STEP * (average - chance);
        const said = Math.min(happened[at] ? mixed : 1 - mixed, 1);
        losses[step] = (losses[step] ?? 0) - Math.log(Math.max(said, 1e-9));
      }
    }
  };
  walkTournaments(events, params, (event, players) => {
    if (event.season <= from || !isForecast(event)) return;
    const result = tournamentResult(event);
    if (result === undefined) return;
    const chances = golfChances(event, players, { ...params, upset: 0 }, RUNS);
    for (const top of GOLF_TOPS) score(chances.top[top], result.top[top]);
    if (result.madeCut) score(chances.cut, result.madeCut);
  });
  return losses.indexOf(Math.min(...losses)) * STEP;
}
