/** A price that can be bet at, in words for a list. */
export interface NamedPrice {
  /** "Knicks −4.5" */
  readonly bet: string;
  /** American odds. */
  readonly american: number;
  readonly book: string;
}

/** The same with what it is worth. */
export interface CalledPrice extends NamedPrice {
  /** Average return on a unit staked, at the published share, of an edge what it claims: below 0 the price costs. */
  readonly returnPerUnit: number;
  /** The best price of the same bet and line at another book; absent if no other quotes it. */
  readonly next?: NextPrice | undefined;
  /** How far the price is off the others: its return per unit staked at their consensus; absent without others. */
  readonly offOthers?: number | undefined;
}

/** Another book's price of the same bet and line. */
export interface NextPrice {
  readonly american: number;
  readonly book: string;
  readonly returnPerUnit: number;
}

/** Prices whose returns differ by less are the same price to a reader: a cent per dollar. */
const SAME_PER_UNIT = 0.01;

/** Whether another book has as good a price, to the cent per dollar. */
export const isSamePrice = (one: Pick<CalledPrice, 'returnPerUnit'>, next: NextPrice): boolean =>
  Math.abs(one.returnPerUnit - next.returnPerUnit) < SAME_PER_UNIT + 1e-12;

/** Why a return above 0 is not called an edge. */
export type NotAnEdge =
  | 'oneBook'
  /** No sharp book is read: nothing tells which of the books is wrong. */
  | 'noSharpBook'
  | 'fewBooks'
  | 'small'
  | 'booksDisagree'
  /** The sharp books have not moved: this one moved by itself. */
  | 'notMoved'
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

/** A return closer to 0 than this is printed as 0, and is none. */
export const LEAST_RETURN = 0.0005;
