import { signed } from '../numbers/numbers.ts';

/** "+3.4¢" of each dollar, from a return per unit. */
export const centsPerDollarText = (perUnit: number): string => `${signed(100 * perUnit, 1)}¢`;
