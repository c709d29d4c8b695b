import { LEAGUES, type League } from '#domain/leagues/league.ts';
import type { LeagueStanding } from '#domain/record/leagueStanding.ts';
import { changesByGame } from '#domain/season/changesByGame.ts';
import { loadRecord } from './graded.ts';
import { loadLastGames } from './lastGames.ts';
import { moveTrust } from './moves.ts';
import { loadScores } from './scores.ts';
import { loadSeason } from './season.ts';
import { loadRatings } from './slate.ts';

async function readStanding(league: League): Promise<LeagueStanding> {
  const { name } = LEAGUES[league];
  const ratings = await loadRatings(league);
  const season = await loadSeason(league);
  return {
    scores: await loadScores(name),
    places: Object.fromEntries(ratings.map((team, index) => [team.name, index + 1])),
    lastGames: await loadLastGames(league),
    moves: moveTrust(league, (await loadRecord())?.moves ?? []),
    ...(season && { changes: changesByGame(season) }),
  };
}

const read = new Map<League, Promise<LeagueStanding>>();

/** A build's data about a league: its forecasts' scores, and its teams by rating. Computed once for all of the league's pages. */
export function loadLeagueStanding(league: League): Promise<LeagueStanding> {
  if (!import.meta.env.PROD) return readStanding(league);
  const standing = read.get(league) ?? readStanding(league);
  read.set(league, standing);
  return standing;
}
