import type { NotAnEdge } from './priceCall.ts';
import type { NoEdge } from './sharpEdge.ts';

/** The rule's reasons as a reader is told them. */
const SAID: Readonly<Record<NoEdge, NotAnEdge>> = {
  noSharpBook: 'noSharpBook',
  sharpBook: 'noSharpBook',
  fewBooks: 'fewBooks',
  close: 'booksDisagree',
  implausible: 'farPrice',
  old: 'notMoved',
  noHistory: 'notMoved',
  lengthened: 'notMoved',
  notMoved: 'notMoved',
};

export const saidOf = (why: NoEdge): NotAnEdge => SAID[why];
