import type { Game } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import type { Dated } from '../../asOf.ts';

/** One source's prices for a game that has not begun. `asOf` is when they were seen. */
export interface PricedGame extends Dated {
  /** Our own id of the game. */
  readonly id: number;
  readonly homeTeam: string;
  readonly awayTeam: string;
  /** Scheduled start, ISO 8601 in UTC. */
  readonly gameTime: string;
  readonly provider: string;
  /** True if it is a sample: no bookmaker offers the price. */
  readonly sample: boolean;
  readonly odds: Pick<OddsQuote, 'moneyline' | 'spread' | 'total'>;
}

/** Priced games by league; only leagues that have some. */
type OddsBoard = Readonly<Partial<Record<League, readonly PricedGame[]>>>;

type Priced = Pick<
  Game,
  'id' | 'league' | 'status' | 'gameTime' | 'homeTeam' | 'awayTeam' | 'odds'
>;

function pricedGames(game: Priced, source: OddsQuote['source']): PricedGame[] {
  const { id, gameTime, homeTeam, awayTeam } = game;
  return game.odds
    .filter((quote) => quote.source === source)
    .map(({ provider, sample, asOf, moneyline, spread, total }) => ({
      id,
      homeTeam: homeTeam.name,
      awayTeam: awayTeam.name,
      gameTime,
      provider,
      sample,
      asOf,
      odds: { moneyline, spread, total },
    }));
}

/** One source's prices for all games still to start, by league, in the order of the games. */
export function oddsBoard(
  games: readonly Priced[],
  source: OddsQuote['source'],
  now: Date,
): OddsBoard {
  const board: Partial<Record<League, PricedGame[]>> = {};
  for (const game of games) {
    if (game.status !== 'scheduled' || Date.parse(game.gameTime) <= now.getTime()) continue;
    const priced = pricedGames(game, source);
    if (priced.length > 0) board[game.league] = [...(board[game.league] ?? []), ...priced];
  }
  return board;
}
