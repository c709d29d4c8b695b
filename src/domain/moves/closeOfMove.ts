import { isStale } from '../game/freshness.ts';
import type { League } from '../leagues/league.ts';
import { shiftedShare } from '../prices/lineShift.ts';
import type { OddsQuote } from '../prices/odds.ts';
import { type ExpectedMove, gradeMove } from './expectedMove.ts';
import type { MoveResult } from './saidMove.ts';
import { sharesSeen } from './sharesSeen.ts';

/** How a move ended. */
export interface MoveClose {
  readonly result: MoveResult;
  /** The books' last share of the same side at the first line, 0–1; absent where the move is not counted. */
  readonly closingShare?: number | undefined;
  readonly closingLine?: number | undefined;
}

export interface EndedMove extends Pick<ExpectedMove, 'market' | 'line' | 'toward' | 'first'> {
  readonly league: League;
  readonly gameTime: string;
  /** Ids of the books in the first price. */
  readonly books: readonly string[];
  /** False if the game was called off, put off to another day, or has other sides. */
  readonly stands: boolean;
}

/**
 * The close of the books that the first price was of, else of all: another book's habit is no move. A price that nobody had
 * seen for half an hour at the start is no close.
 * @param odds each book's last quote before the start
 */
export function closeOfMove(move: EndedMove, odds: readonly OddsQuote[]): MoveClose {
  const { league, gameTime, market, line = 0, toward, first, books, stands } = move;
  if (!stands) return { result: 'void' };
  const before = new Date(Date.parse(gameTime) - 1);
  const last = odds.filter(
    ({ asOf }) => Date.parse(asOf) <= Date.parse(gameTime) && !isStale(asOf, gameTime, before),
  );
  const same = last.filter(({ book }) => books.includes(book));
  const seen =
    sharesSeen(league, market, same, undefined) ?? sharesSeen(league, market, last, undefined);
  if (!seen) return { result: 'noClose' };
  const at =
    market === 'moneyline' ? seen.share : shiftedShare(league, market, seen.share, seen.line, line);
  const closingShare = toward === 'home' || toward === 'over' ? at : 1 - at;
  return {
    result: gradeMove({ first }, closingShare),
    closingShare,
    ...(market !== 'moneyline' && { closingLine: seen.line }),
  };
}
