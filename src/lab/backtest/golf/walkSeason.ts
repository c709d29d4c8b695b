import type { FieldPlayer } from '#engine/golf/inputs.ts';
import type { GolfParams } from '#engine/golf/params.ts';
import { type Chances, chancesOf } from '../../fit/golf/chances.ts';
import { fitGolf } from '../../fit/golf/fitGolf.ts';
import { resultOf, type TournamentResult } from '../../fit/golf/results.ts';
import { isForecast, type PlayedTournament } from '../../fit/golf/tournaments.ts';
import { walkTournaments } from '../../fit/golf/walkTournaments.ts';
import type { UpTo } from '../walkSeasons.ts';
import { baseChances, baseRates } from './baseRates.ts';
import { MeanOfRounds } from './meanOfRounds.ts';

/** One event of a walked season: the forecast before it, and its result. */
export interface Forecast {
  readonly event: PlayedTournament;
  readonly players: readonly FieldPlayer[];
  readonly params: GolfParams;
  readonly result: TournamentResult;
  /** Model → chances. */
  readonly said: Readonly<Record<string, Chances>>;
}

/** Simulated tournaments per forecast. */
const RUNS = 10_000;

/**
 * Forecasts of one season's events: parameters and base rates from earlier seasons, ratings from earlier
 * events.
 */
export function walkSeason(
  { season, earlier, through }: UpTo<PlayedTournament>,
  runs: number = RUNS,
): Forecast[] {
  const params = fitGolf(earlier);
  const rates = baseRates(earlier);
  const table = new MeanOfRounds();
  const forecasts: Forecast[] = [];
  walkTournaments(through, params, (event, players) => {
    const result = isForecast(event) && event.season === season ? resultOf(event) : undefined;
    if (result) {
      const said = {
        own: chancesOf(event, players, params, runs),
        '50-round mean': chancesOf(event, table.rate(event), params, runs),
        'base rate': baseChances(event, rates),
      };
      forecasts.push({ event, players, params, result, said });
    }
    table.learn(event);
  });
  return forecasts;
}
