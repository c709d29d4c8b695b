import { exp } from '../../rng/exp.ts';
import { log } from '../../rng/log.ts';

/** More or fewer minutes than this, as shares of the expected ones, change a rate no further. */
const LEAST = 0.3;
const MOST = 2;

/** Logarithm of minutes played by expected ones, within limits. @param expected above 0 */
export const logStay = (minutes: number, expected: number): number =>
  log(Math.min(MOST, Math.max(LEAST, minutes / expected)));

/** Factor of a rate. @param elasticity see params.ts */
export const stayFactor = (minutes: number, expected: number, elasticity: number): number =>
  elasticity === 0 ? 1 : exp(elasticity * logStay(minutes, expected));
