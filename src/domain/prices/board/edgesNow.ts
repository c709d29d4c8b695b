import type { CardGame } from '#domain/game/listedGame.ts';
import type { Instant } from '#domain/time/time.ts';
import { bestOfEach, type EdgeBet, gameEdgesOf } from '../gameEdges.ts';
import { bookStanding } from '../sharpBooks.ts';
import type { WithReadings } from '../sharpHistory.ts';
import { LIVES_MS } from '../sharpReading.ts';
import { type BoardFilter, type BoardGame, isAsked } from './boardGame.ts';

/** A price that is an edge by the reading that showed it, or was one by the last reading. */
interface EdgeRow {
  readonly game: CardGame;
  readonly bet: EdgeBet;
  /** The reading, milliseconds; and when the edge is gone. */
  readonly readAt: number;
  readonly until: number;
  readonly gone: boolean;
}

/** An edge that is gone is told of for so long. */
const TOLD_MS = 60 * 60_000;

/** Whether a sharp book's real price of the game is read. */
export const readsSharp = ({ game }: Pick<BoardGame, 'game'>): boolean =>
  game.odds.some(({ book, sample }) => !sample && bookStanding(book, game.league).sharp);

function edgesOfGame({ game, spans }: BoardGame, filter: BoardFilter, now: number): EdgeRow[] {
  const odds = game.odds.filter(({ sample }) => !sample);
  const readAt = Math.max(...odds.map(({ asOf }) => Date.parse(asOf)));
  if (odds.length === 0 || now - readAt > TOLD_MS) return [];
  const until = readAt + LIVES_MS;
  const read: CardGame & WithReadings = { ...game, odds, priceHistory: spans };
  return bestOfEach(gameEdgesOf(read))
    .filter(({ market }) => isAsked(filter, market))
    .map((bet) => ({ game, bet, readAt, until, gone: now >= until }));
}

/** Edges of games whose sharp prices are read: those that stand first, by their claim, then those that were there lately. */
export function edgesNow(
  board: readonly BoardGame[],
  filter: BoardFilter,
  now: Instant,
): readonly EdgeRow[] {
  const at = new Date(now).getTime();
  return board
    .filter(readsSharp)
    .flatMap((one) => edgesOfGame(one, filter, at))
    .sort(
      (one, other) =>
        Number(one.gone) - Number(other.gone) ||
        (one.gone ? other.readAt - one.readAt : other.bet.returnPerUnit - one.bet.returnPerUnit),
    );
}
