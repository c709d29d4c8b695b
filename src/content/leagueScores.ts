import { type LeagueScores, leagueScores } from '#domain/record/leagueScores.ts';
import { testedLeagues } from './backtest/tested.ts';
import { loadRecord } from './graded.ts';

/** How forecasts of a league have scored, by its name: by the record as the build read it, or by the backtest. */
export const loadLeagueScores = async (name: string): Promise<readonly LeagueScores[]> =>
  leagueScores((await loadRecord())?.figures, name, testedLeagues(name));
