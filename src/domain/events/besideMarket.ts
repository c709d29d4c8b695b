import { percent } from '../numbers/numbers.ts';
import type { TwoWayMarket, TwoWayShares } from './event.ts';

/** What a bout's or match's published chance came from, as its prediction keeps it. */
export interface Beside {
  /** What our model alone says. */
  readonly own?: TwoWayShares | undefined;
  /** The market that the published chance is anchored to. */
  readonly anchor?: TwoWayMarket | undefined;
}

/**
 * "Our model alone: Able 57%" where the published chance is anchored, "No line yet" and why it is no more than that
 * where no book quotes the two; undefined of predictions that have kept neither. One line: no return is worked out
 * from it.
 */
export function ownLine({ own, anchor }: Beside, [a, b]: readonly [string, string]) {
  if (!own) return undefined;
  if (!anchor) return 'No line yet: our model alone.';
  const [name, share] = own.a >= own.b ? [a, own.a] : [b, own.b];
  return `Our model alone: ${name} ${percent(100 * share)}.`;
}

/** Whose prices the published chance is anchored to, and whose are left out; undefined without a market. */
export function anchorLine({ anchor }: Beside): string | undefined {
  if (!anchor) return undefined;
  const out = anchor.leftOut.map(({ provider, reason }) => ` ${provider} is left out: ${reason}.`);
  return `Anchored to the prices of ${anchor.books.join(' and ')}, their margin removed.${out.join('')}`;
}
