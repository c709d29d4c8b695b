import type { CardGame } from '#domain/game/listedGame.ts';
import type { SaidMove } from '../../moves/saidMove.ts';
import { isSameBook } from '../bookmakers.ts';
import { offerOfSide } from '../offerOfSide.ts';
import { type BoardFilter, type BoardGame, isAsked } from './boardGame.ts';

/** A line that we expected to move when it was first seen, as it was recorded then. */
interface MoveToCome {
  readonly game: CardGame;
  readonly move: SaidMove;
  /** What the same book asks for the side now; undefined without a recent price of it. */
  readonly now?: { readonly line?: number | undefined; readonly price: number } | undefined;
}

function priceNow({ odds }: CardGame, { market, toward, provider }: SaidMove): MoveToCome['now'] {
  const quote = odds.find((one) => !one.sample && isSameBook(one.provider, provider));
  const price = quote && offerOfSide(quote, market, toward).american;
  if (!quote || price === undefined) return undefined;
  return { price, ...(market !== 'moneyline' && { line: quote[market]?.line }) };
}

/** The recorded moves of games to come, as the game's page and the record have them. Where our model differed most first. */
export const movesExpected = (
  board: readonly BoardGame[],
  filter: BoardFilter,
): readonly MoveToCome[] =>
  board
    .flatMap(({ game, moves = [] }) =>
      moves
        .filter(({ market, result }) => isAsked(filter, market) && result === undefined)
        .map((move) => ({ game, move, now: priceNow(game, move) })),
    )
    .sort(
      (one, other) =>
        other.move.ownShare - other.move.firstShare - (one.move.ownShare - one.move.firstShare),
    );
