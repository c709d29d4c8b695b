import { american } from '../numbers/numbers.ts';
import { centsPerDollarText } from './centsPerDollarText.ts';
import type { CalledPrice, NamedPrice } from './isSamePrice.ts';
import { LEAST_RETURN, type NotAnEdge, type NotJudged, type PriceCall } from './priceCall.ts';

const EVEN = 'breaks even';

/** "costs 2¢", "+1.6¢", "breaks even": what a dollar at a price returns on average. */
export function callWorthText({ returnPerUnit }: Pick<CalledPrice, 'returnPerUnit'>): string {
  if (returnPerUnit >= LEAST_RETURN) return centsPerDollarText(returnPerUnit);
  if (returnPerUnit > -LEAST_RETURN) return EVEN;
  const cents = Math.round(-100 * returnPerUnit);
  return cents < 1 ? 'costs under 1¢' : `costs ${cents}¢`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Knicks −4.5 −105 (Bovada)" */
const pricedText = ({ bet, american: odds, book }: NamedPrice): string =>
  `${bet} ${american(odds)} (${book})`;

export const NOT_AN_EDGE: Readonly<Record<NotAnEdge, string>> = {
  oneBook: 'only one book to go by',
  noSharpBook: 'no sharp book read',
  noSharpPrice: 'no sharp price to go by',
  sharpBook: 'a sharp book’s own price',
  fewBooks: 'too few books to compare',
  notMoved: 'the sharp books have not moved',
  noMoveSeen: 'no move of the sharp books seen',
  ownMove: 'this book moved by itself',
  small: 'within our margin of error',
  booksDisagree: 'the other books disagree',
  farPrice: 'too far off, likely an error',
  farFigure: 'too far from the books to trust',
};

const NOT_JUDGED: Readonly<Record<NotJudged, string>> = {
  newSide: 'new to our ratings, cost unknown',
  noFigure: 'no prediction yet',
  olderFigure: 'our prediction is older than the price',
};

/** The words of a price's state, in the pieces that cards, rows and pages set in type. */
interface CallWords {
  /** "Best", "Edge" */
  readonly label?: string | undefined;
  /** "Knicks −4.5 −105 (Bovada)"; or the state alone, "No price yet". */
  readonly what: string;
  /** "costs 2¢", "+1.6¢" per dollar. */
  readonly worth?: string | undefined;
  /** "within our margin of error" */
  readonly why?: string | undefined;
  /** "same price at DraftKings": at other books, to the cent. */
  readonly same?: string | undefined;
}

export const LABELS = { edge: 'Edge', best: 'Best', oneBook: 'One book' } as const;
export const NO_PRICE_YET = 'No price yet';
export const PRICES_OLD = 'Prices over 30 min old';
export const closedText = (postponed: boolean): string =>
  postponed ? 'Postponed' : 'Prices closed at the start';

/** "same price at DraftKings", "same price at DraftKings and 2 more"; nothing if no other book has it. */
function sameText({ alike = [] }: CalledPrice): Pick<CallWords, 'same'> {
  const [first, ...more] = alike;
  if (first === undefined) return {};
  return { same: `same price at ${first}${more.length > 0 ? ` and ${more.length} more` : ''}` };
}

export function callWords(call: PriceCall): CallWords {
  switch (call.state) {
    case 'edge':
      return { label: LABELS.edge, what: pricedText(call.price), worth: callWorthText(call.price) };
    case 'costs':
      return {
        label: LABELS.best,
        what: pricedText(call.price),
        worth: callWorthText(call.price),
        ...sameText(call.price),
      };
    case 'oneBook':
      return {
        label: LABELS.oneBook,
        what: pricedText(call.price),
        worth: callWorthText(call.price),
      };
    case 'notAnEdge':
      return {
        label: LABELS.best,
        what: pricedText(call.price),
        worth: callWorthText(call.price),
        why: NOT_AN_EDGE[call.why],
        ...sameText(call.price),
      };
    case 'notJudged':
      return call.price
        ? { label: LABELS.best, what: pricedText(call.price), why: NOT_JUDGED[call.why] }
        : { what: capital(NOT_JUDGED[call.why]) };
    case 'none':
      return { what: NO_PRICE_YET };
    case 'old':
      return { what: PRICES_OLD };
    case 'closed':
      return { what: closedText(call.postponed) };
  }
}

/** "per $1" after a worth; nothing after "breaks even". */
export const perDollar = (worth: string): string => (worth === EVEN ? '' : 'per $1');

const withDollar = (worth: string): string => [worth, perDollar(worth)].filter(Boolean).join(' ');

/** "Best: Knicks −4.5 −105 (Bovada), costs 2¢ per $1": the whole in one line. */
export function callSentence(call: PriceCall): string {
  const { label, what, worth, why, same } = callWords(call);
  const said = [what, worth && withDollar(worth), same, why].filter(Boolean).join(', ');
  return label === undefined ? said : `${label}: ${said}`;
}

/** "costs 2¢", "+1.2¢, within our margin of error": of a price in a table of its own. */
export function worthCell(call: PriceCall): string {
  const { worth, why } = callWords(call);
  return [worth, why].filter(Boolean).join(', ');
}

/** "Costs 2¢ per $1", "+1.2¢ per $1, within our margin of error": of a price that is named beside it. */
export function worthSaid(call: PriceCall): string {
  const { worth, why } = callWords(call);
  return capital([worth && withDollar(worth), why].filter(Boolean).join(', '));
}
