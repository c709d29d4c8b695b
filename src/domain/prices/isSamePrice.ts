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
  /** Other books whose price of the same bet and line is the same to a reader, the best first; absent if there are none. */
  readonly alike?: readonly string[] | undefined;
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
