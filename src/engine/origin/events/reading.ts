import type { Belief, PooledPair } from '#domain/events/origin.ts';
import type { Given } from '../../inputs.ts';
import { isObject, numbersIn, objectIn } from '../reading.ts';

export const beliefIn = (of: Given, name: string): Belief =>
  numbersIn(objectIn(of, name), 'mean', 'variance');

export const pooledIn = (of: Given): PooledPair => ({
  ...(isObject(of.market) && { market: numbersIn(of.market, 'a', 'b') }),
  weights: numbersIn(objectIn(of, 'weights'), 'close', 'own'),
});
