import { type LeagueScores, leagueScores } from '#domain/record/leagueScores.ts';
import { testedLeagues } from './backtest/tested.ts';
import { loadRecord } from './graded.ts';

/** How the forecasts of a league or sport have scored, under its name. */
export const loadScores = async (name: string): Promise<readonly LeagueScores[]> =>
  leagueScores((await loadRecord())?.figures, name, testedLeagues(name));
