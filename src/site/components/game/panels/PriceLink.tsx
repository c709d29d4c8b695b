import type { ReactNode } from 'react';
import { checkPathOf } from '#domain/check/links.ts';
import type { PredictedGame } from '#domain/game/game.ts';
import { american } from '#domain/numbers/numbers.ts';
import type { CompareMarket, CompareRow } from '#domain/prices/compareOdds.ts';
import { betLabel } from '#domain/prices/pricedBets.ts';

interface Props {
  readonly game: PredictedGame;
  readonly market: CompareMarket['market'];
  readonly row: CompareRow;
  /** The book whose price it is, and its name. */
  readonly book: string;
  readonly name: string;
  /** The line that stands before the price, where it is another than the row's. */
  readonly at?: string | undefined;
  readonly children: ReactNode;
}

/** A book's line and price in the odds table, which lead to that bet's check; without a price just what stands there. */
export function PriceLink({ game, market, row, book, name, at, children }: Props) {
  const { side } = row;
  const { american: price, line } = row.offers.find((one) => one.book === book) ?? {};
  if (price === undefined) return children;
  const bet = side === 'draw' ? 'Draw' : betLabel(game, { side, line });
  const best = row.best.includes(book) ? ', best' : '';
  return (
    <a
      className="price-check"
      href={checkPathOf({ game: game.id, market, side, line, price })}
      aria-label={`${at === undefined ? '' : `${at} `}${american(price)}${best}, ${bet} at ${name}: is it fair?`}
    >
      {children}
    </a>
  );
}
