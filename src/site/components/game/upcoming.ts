import { isClosed } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { sortGames } from '#domain/game/sortGames.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { Instant } from '#domain/time/time.ts';

/** Whether to list a game: under way, upcoming, or predicted and closed; one that began unpredicted has nothing to show. */
const isShown = (game: CardGame, now: Instant): boolean =>
  game.status === 'live' ||
  (game.status === 'scheduled' && (game.prediction !== undefined || !isClosed(game, now)));

/** Games of the lists, in list order. */
export const gamesAhead = <G extends CardGame>(games: readonly G[], now: Instant): readonly G[] =>
  sortGames(
    games.filter((game) => isShown(game, now)),
    now,
  );

type Predicted<G extends CardGame> = G & { readonly prediction: NonNullable<G['prediction']> };

const isPredicted = <G extends CardGame>(game: G): game is Predicted<G> =>
  game.prediction !== undefined;

/** Those of the games that have a prediction. */
export const predictedGames = <G extends CardGame>(games: readonly G[]): readonly Predicted<G>[] =>
  games.filter(isPredicted);

/** Leagues with games, and their number, in the header's order. */
export const countByLeague = (games: readonly CardGame[]) =>
  TEAM_LEAGUES.map((league) => ({
    league,
    games: games.filter((game) => game.league === league).length,
  })).filter(({ games: count }) => count > 0);
