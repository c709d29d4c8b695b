import type { BeliefOrigin, PooledPair } from '#domain/events/origin.ts';
import type { Given } from '../../inputs.ts';
import { isGivenObject, numbersIn, objectIn } from '../reading.ts';

export const beliefIn = (of: Given, name: string): BeliefOrigin =>
  numbersIn(objectIn(of, name), 'mean', 'variance');

export const pooledIn = (of: Given): PooledPair => ({
  ...(isGivenObject(of.market) && { market: numbersIn(of.market, 'a', 'b') }),
  weights: numbersIn(objectIn(of, 'weights'), 'close', 'own'),
});
