import type { NotAnEdge, NotJudged, OpenCall } from '#domain/prices/priceCall.ts';
import type { PairPrice } from './pairPrice.ts';

const NOT_JUDGED = ['newSide', 'noFigure', 'olderFigure'] as const satisfies readonly NotJudged[];

const isNotJudged = (why: PairPrice['why']): why is NotJudged =>
  NOT_JUDGED.some((one) => one === why);
const isNotAnEdge = (why: PairPrice['why']): why is NotAnEdge =>
  why !== undefined && !isNotJudged(why);

/** A best price as pages say it; undefined if an answer does not say it whole. */
export function pairCallOf({ state, price, why }: PairPrice): OpenCall | undefined {
  if (state === 'none') return { state };
  if (state === 'notJudged') return isNotJudged(why) ? { state, price, why } : undefined;
  if (price?.returnPerUnit === undefined) return undefined;
  const called = { ...price, returnPerUnit: price.returnPerUnit };
  if (state !== 'notAnEdge') return { state, price: called };
  return isNotAnEdge(why) ? { state, price: called, why } : undefined;
}
