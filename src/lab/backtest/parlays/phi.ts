import type { PairCall } from './cells.ts';

/** Shares of both legs, each by itself. */
export const legShares = ({ said }: Pick<PairCall, 'said'>): readonly [number, number] => [
  said[0] + said[1],
  said[0] + said[2],
];

/** SD of the product of both legs' results under independence: what a phi coefficient divides by. */
export function phiScale(call: PairCall): number {
  const [p, q] = legShares(call);
  return Math.sqrt(p * (1 - p) * q * (1 - q));
}

/** How much more often both legs win than independent ones: as published. */
export function togetherSaid(call: PairCall): number {
  const [p, q] = legShares(call);
  return call.said[0] - p * q;
}

/** The same of the result, given both legs' published shares. */
export function togetherSeen(call: PairCall): number {
  const [p, q] = legShares(call);
  return ((call.happened < 2 ? 1 : 0) - p) * ((call.happened % 2 === 0 ? 1 : 0) - q);
}
