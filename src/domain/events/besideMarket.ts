import { percent } from '../numbers/numbers.ts';
import type { TwoWayMarket, TwoWayShares } from './event.ts';

/** The source of a bout's or match's published chance, as stored with its prediction. */
export interface Beside {
  /** Our model's own chance. */
  readonly own?: TwoWayShares | undefined;
  /** The market that anchors the published chance. */
  readonly anchor?: TwoWayMarket | undefined;
}

/**
 * "Our model alone: Able 57%" if the published chance is anchored; "No line yet" with the reason if no book quotes the two;
 * undefined for predictions that stored neither. One line: no return is computed from it.
 */
export function ownLine({ own, anchor }: Beside, [a, b]: readonly [string, string]) {
  if (!own) return undefined;
  if (!anchor) return 'No line yet: our model alone.';
  const [name, share] = own.a >= own.b ? [a, own.a] : [b, own.b];
  return `Our model alone: ${name} ${percent(100 * share)}.`;
}

/** "A and B"; of more, how many they are and which: "3 books: A, B and C". */
function booksText(books: readonly string[]): string {
  if (books.length < 3) return books.join(' and ');
  return `${books.length} books: ${books.slice(0, -1).join(', ')} and ${books.at(-1)}`;
}

/** Whose prices anchor the published chance, and whose are left out; undefined without a market. */
export function anchorLine({ anchor }: Beside): string | undefined {
  if (!anchor) return undefined;
  const out = anchor.leftOut.map(({ provider, reason }) => ` ${provider} is left out: ${reason}.`);
  return `Adjusted to the odds at ${booksText(anchor.books)}.${out.join('')}`;
}
