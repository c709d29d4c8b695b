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
  /** Average return on a unit staked, at the published share: below 0 the price costs. */
  readonly returnPerUnit: number;
}

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
