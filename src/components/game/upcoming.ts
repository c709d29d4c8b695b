import type { Game } from '#domain/game.ts';
import { TEAM_LEAGUES } from '#domain/league.ts';
import { sortGames } from '#domain/sortGames.ts';
import type { Instant } from '#domain/time.ts';

/** Games under way or still to start, in list order. */
export const upcomingGames = (games: readonly Game[], now: Instant): readonly Game[] =>
  sortGames(
    games.filter(({ status }) => status === 'scheduled' || status === 'live'),
    now,
  );

/** Leagues that have games, in the header's order, with how many. */
export const countByLeague = (games: readonly Game[]) =>
  TEAM_LEAGUES.map((league) => ({
    league,
    games: games.filter((game) => game.league === league).length,
  })).filter(({ games: count }) => count > 0);
