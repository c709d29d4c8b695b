import type { PairPrice } from '#contract/answers/pairPrice.ts';
import { isNumber, isRecord, isText } from '../../checks.ts';
import { numberOf, oneOf, type Words } from '../../fields.ts';

const STATES: Words<PairPrice['state']> = {
  edge: true,
  costs: true,
  oneBook: true,
  notAnEdge: true,
  notJudged: true,
  none: true,
};

const REASONS: Words<NonNullable<PairPrice['why']>> = {
  oneBook: true,
  small: true,
  booksDisagree: true,
  farPrice: true,
  farFigure: true,
  newSide: true,
  noFigure: true,
  olderFigure: true,
};

function priceOf(value: unknown): Required<NonNullable<PairPrice['price']>> | undefined {
  if (!isRecord(value) || !isText(value.bet) || !isText(value.book)) return undefined;
  const { bet, american, book, returnPerUnit } = value;
  if (!isNumber(american) || Math.abs(american) < 100) return undefined;
  return { bet, american, book, returnPerUnit: numberOf(returnPerUnit) };
}

/** The best price of a bout or match, if an answer has one. */
export function pairPriceOf(value: unknown): Required<PairPrice> | undefined {
  if (!isRecord(value)) return undefined;
  const state = oneOf(STATES, value.state);
  return state && { state, price: priceOf(value.price), why: oneOf(REASONS, value.why) };
}
