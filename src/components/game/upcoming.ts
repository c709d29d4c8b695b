import { isClosed } from '#domain/freshness.ts';
import type { Game, PredictedGame } from '#domain/game.ts';
import { TEAM_LEAGUES } from '#domain/league.ts';
import { sortGames } from '#domain/sortGames.ts';
import type { Instant } from '#domain/time.ts';

/** Under way, still to start, or predicted and closed; a game that began unpredicted has nothing to show. */
const isShown = (game: Game, now: Instant): boolean =>
  game.status === 'live' ||
  (game.status === 'scheduled' && (game.prediction !== undefined || !isClosed(game, now)));

/** Games of the lists, in list order. */
export const upcomingGames = (games: readonly Game[], now: Instant): readonly Game[] =>
  sortGames(
    games.filter((game) => isShown(game, now)),
    now,
  );

/** Those of the games that have a prediction. */
export const predictedGames = (games: readonly Game[]): readonly PredictedGame[] =>
  games.flatMap((game) => (game.prediction ? [{ ...game, prediction: game.prediction }] : []));

/** Leagues that have games, in the header's order, with how many. */
export const countByLeague = (games: readonly Game[]) =>
  TEAM_LEAGUES.map((league) => ({
    league,
    games: games.filter((game) => game.league === league).length,
  })).filter(({ games: count }) => count > 0);
