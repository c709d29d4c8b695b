import { type CalledPrice, isSamePrice, type NamedPrice, type NextPrice } from './isSamePrice.ts';

/** The books of those prices that are the same to a reader, each once. @param others the best first */
export function alikeTo(
  returnPerUnit: number,
  others: readonly NextPrice[],
): Pick<CalledPrice, 'alike'> {
  const alike = others.filter((one) => isSamePrice({ returnPerUnit }, one)).map(({ book }) => book);
  return alike.length === 0 ? {} : { alike: [...new Set(alike)] };
}

/** Why a return above 0 is not called an edge. */
export type NotAnEdge =
  | 'oneBook'
  /** No sharp book is read: nothing tells which of the books is wrong. */
  | 'noSharpBook'
  /** Sharp books are read, but none has this market at this line now. */
  | 'noSharpPrice'
  /** It is a sharp book's own: whoever bets at the book that is right loses. */
  | 'sharpBook'
  | 'fewBooks'
  | 'small'
  | 'booksDisagree'
  /** The sharp books have not moved toward it. */
  | 'notMoved'
  /** Too few readings, or none within two minutes, to tell who moved. */
  | 'noMoveSeen'
  /** The price became longer: this book moved by itself. */
  | 'ownMove'
  | 'farPrice'
  | 'farFigure';

/** Why nothing is said of what a price costs. */
export type NotJudged = 'newSide' | 'noFigure' | 'olderFigure';

/** What is true of a game's best price while it can be taken. */
export type OpenCall =
  | { readonly state: 'edge' | 'costs' | 'oneBook'; readonly price: CalledPrice }
  | { readonly state: 'notAnEdge'; readonly price: CalledPrice; readonly why: NotAnEdge }
  | {
      readonly state: 'notJudged';
      readonly price?: NamedPrice | undefined;
      readonly why: NotJudged;
    }
  | { readonly state: 'none' };

/** What is true of it at a moment: every list, card and page says this and nothing else of a price. */
export type PriceCall =
  | OpenCall
  | { readonly state: 'old' }
  | { readonly state: 'closed'; readonly postponed: boolean };

/** Whether the price, or our figure, is so far from the books that one of them must be an error. */
export const isMisreadCall = (call: PriceCall): boolean =>
  call.state === 'notAnEdge' && (call.why === 'farPrice' || call.why === 'farFigure');

/** A return closer to 0 than this is printed as 0, and is none. */
export const LEAST_RETURN = 0.0005;
