import type { FieldPlayer } from '#engine/golf/inputs.ts';
import type { GolfParams } from '#engine/golf/params.ts';
import { type GolfChances, golfChances } from '../../fit/golf/chances.ts';
import { fitGolf } from '../../fit/golf/fitGolf.ts';
import { type TournamentResult, tournamentResult } from '../../fit/golf/results.ts';
import { isForecast, type PlayedTournament } from '../../fit/golf/tournaments.ts';
import { walkTournaments } from '../../fit/golf/walkTournaments.ts';
import type { UpTo } from '../walkResults.ts';
import { baseChances, golfBaseRates } from './baseRates.ts';
import { MeanOfRounds } from './meanOfRounds.ts';

/** One event of a walked season: the forecast before it, and its result. */
export interface TestedGolfForecast {
  readonly event: PlayedTournament;
  readonly players: readonly FieldPlayer[];
  readonly params: GolfParams;
  readonly result: TournamentResult;
  /** Model → chances. */
  readonly said: Readonly<Record<string, GolfChances>>;
}

/** Simulated tournaments per forecast. */
const RUNS = 10_000;

/**
 * Forecasts of one season's events: parameters and base rates from earlier seasons, ratings from earlier
 * events.
 */
export function walkGolfSeason(
  { season, earlier, through }: UpTo<PlayedTournament>,
  runs: number = RUNS,
): TestedGolfForecast[] {
  const params = fitGolf(earlier);
  const rates = golfBaseRates(earlier);
  const table = new MeanOfRounds();
  const forecasts: TestedGolfForecast[] = [];
  walkTournaments(through, params, (event, players) => {
    const result =
      isForecast(event) && event.season === season ? tournamentResult(event) : undefined;
    if (result) {
      const said = {
        own: golfChances(event, players, params, runs),
        '50-round mean': golfChances(event, table.rate(event), params, runs),
        'base rate': baseChances(event, rates),
      };
      forecasts.push({ event, players, params, result, said });
    }
    table.learn(event);
  });
  return forecasts;
}
