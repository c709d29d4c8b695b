import { isClosed } from '#domain/game/freshness.ts';
import type { Game } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { PriceFeed } from '#domain/prices/feeds.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import type { Dated } from '../../asOf.ts';

/** One feed's prices for a game whose end has not been told. `asOf` is when they were seen. */
interface PricedGame extends Dated {
  /** Our own id of the game. */
  readonly id: number;
  readonly homeTeam: string;
  readonly awayTeam: string;
  /** Scheduled start, ISO 8601 in UTC. */
  readonly gameTime: string;
  readonly provider: string;
  /** True if it is a sample: no bookmaker offers the price. */
  readonly sample: boolean;
  /** True from the start on: the prices are the last ones seen, and can no longer be taken. */
  readonly closed: boolean;
  readonly odds: Pick<OddsQuote, 'moneyline' | 'spread' | 'total'>;
}

/** Priced games by league; only leagues that have some. */
type OddsBoard = Readonly<Partial<Record<League, readonly PricedGame[]>>>;

type Priced = Pick<
  Game,
  'id' | 'league' | 'status' | 'gameTime' | 'homeTeam' | 'awayTeam' | 'odds'
>;

function pricedGames(game: Priced, feed: PriceFeed, now: Date): PricedGame[] {
  const { id, gameTime, homeTeam, awayTeam } = game;
  return game.odds
    .filter((quote) => quote.feed === feed)
    .map(({ provider, sample, asOf, moneyline, spread, total }) => ({
      id,
      homeTeam: homeTeam.name,
      awayTeam: awayTeam.name,
      gameTime,
      provider,
      sample,
      asOf,
      closed: isClosed(game, now),
      odds: { moneyline, spread, total },
    }));
}

/** One feed's prices for all games whose end has not been told, by league, in the order of the games. */
export function oddsBoard(games: readonly Priced[], feed: PriceFeed, now: Date): OddsBoard {
  const board: Partial<Record<League, PricedGame[]>> = {};
  for (const game of games) {
    if (game.status !== 'scheduled' && game.status !== 'live') continue;
    const priced = pricedGames(game, feed, now);
    if (priced.length > 0) board[game.league] = [...(board[game.league] ?? []), ...priced];
  }
  return board;
}
