import type { BookQuote } from '#feeds/oddsFeed.ts';

/** One market of one book in a game, as it is stored. `one` is home or over, `other` away or under. */
export interface BookRow {
  readonly game_id: number;
  readonly book: string;
  /** `lay`: a bet against a side, at an exchange. */
  readonly market: 'moneyline' | 'spread' | 'total' | 'lay';
  readonly line?: number | undefined;
  readonly one: number;
  readonly other: number;
  readonly draw?: number | undefined;
}

/** A book's prices with the sides as our game has them. */
function mirrored(quote: BookQuote): BookQuote {
  const { moneyline, spread, lay } = quote;
  return {
    ...quote,
    moneyline: moneyline && { ...moneyline, home: moneyline.away, away: moneyline.home },
    spread: spread && { line: 0 - spread.line, home: spread.away, away: spread.home },
    lay: lay && { ...lay, home: lay.away, away: lay.home },
  };
}

/** A book's prices for a game, a row a market; a market with one price missing is none. */
export function quoteRows(id: number, quote: BookQuote, swapped: boolean): readonly BookRow[] {
  const { book, moneyline, spread, total, lay } = swapped ? mirrored(quote) : quote;
  const of = (
    market: BookRow['market'],
    one: number | undefined,
    other: number | undefined,
    rest: { readonly line?: number; readonly draw?: number | undefined } = {},
  ): readonly BookRow[] =>
    one === undefined || other === undefined
      ? []
      : [{ game_id: id, book, market, one, other, ...rest }];
  return [
    ...(moneyline ? of('moneyline', moneyline.home, moneyline.away, { draw: moneyline.draw }) : []),
    ...(spread ? of('spread', spread.home, spread.away, { line: spread.line }) : []),
    ...(total ? of('total', total.over, total.under, { line: total.line }) : []),
    ...(lay ? of('lay', lay.home, lay.away, { draw: lay.draw }) : []),
  ];
}
