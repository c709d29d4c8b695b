import type { NotAnEdge } from './priceCall.ts';
import type { NoEdge } from './sharpEdge.ts';

/** The rule's reasons as a reader is told them. */
const SAID: Readonly<Record<NoEdge, NotAnEdge>> = {
  noSharpBook: 'noSharpBook',
  sharpBook: 'sharpBook',
  fewBooks: 'fewBooks',
  close: 'booksDisagree',
  implausible: 'farPrice',
  old: 'noMoveSeen',
  noHistory: 'noMoveSeen',
  lengthened: 'ownMove',
  notMoved: 'notMoved',
};

export const readerReasonOf = (why: NoEdge): NotAnEdge => SAID[why];
