import { LEAGUES, type League } from '#domain/league.ts';
import { leagueScores } from '#domain/record/leagueScores.ts';
import type { LeagueStanding } from '#domain/record/leagueStanding.ts';
import { testedLeagues } from './backtest/tested.ts';
import { loadRecord } from './graded.ts';
import { loadRatings } from './slate.ts';

/** How the forecasts of a league or sport have scored, by its name in the record. */
export const loadScores = async (name: string): Promise<LeagueStanding['scores']> =>
  leagueScores((await loadRecord())?.figures, name, testedLeagues(name));

async function readStanding(league: League): Promise<LeagueStanding> {
  const { name } = LEAGUES[league];
  const ratings = await loadRatings(league);
  return {
    scores: await loadScores(name),
    places: Object.fromEntries(ratings.map((team, index) => [team.name, index + 1])),
  };
}

const read = new Map<League, Promise<LeagueStanding>>();

/**
 * What the build knows of a league: how its forecasts have scored, and its teams by their ratings. A build works it out
 * once for all of the league's pages.
 */
export function loadLeagueStanding(league: League): Promise<LeagueStanding> {
  if (!import.meta.env.PROD) return readStanding(league);
  const standing = read.get(league) ?? readStanding(league);
  read.set(league, standing);
  return standing;
}
