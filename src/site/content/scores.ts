import { type LeagueScores, leagueScores } from '#domain/record/leagueScores.ts';
import { leaguesTested } from './backtest/tested.ts';
import { loadRecord } from './graded.ts';

/** Past scores of the forecasts for a league or sport, by its name. */
export const loadScores = async (name: string): Promise<readonly LeagueScores[]> =>
  leagueScores((await loadRecord())?.figures, name, leaguesTested(name));
