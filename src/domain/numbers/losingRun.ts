import { InputError } from './inputError.ts';
import { sum } from './numbers.ts';

/**
 * Chance of at least one run of `length` losses in a row within `bets` independent bets that each lose with the same
 * probability (0–1). Exact: walks the bets, keeping the chances of ending in each unbroken run.
 * Throws a RangeError if a count is not whole, the length is under 1 or the probability outside 0–1.
 */
export function losingRunChance(loses: number, bets: number, length: number): number {
  const whole = Number.isInteger(bets) && bets >= 0 && Number.isInteger(length) && length >= 1;
  if (!whole || !(loses >= 0 && loses <= 1)) {
    throw new InputError(`No run of ${length} in ${bets} bets at ${loses}`);
  }
  /** Entry k: chance that no run was complete so far and the last k bets lost. */
  let open = [1, ...Array<number>(length - 1).fill(0)];
  for (let bet = 0; bet < bets; bet++) {
    const alive = sum(open);
    open = [alive * (1 - loses), ...open.slice(0, -1).map((chance) => chance * loses)];
  }
  return 1 - sum(open) + 0;
}

/** Length of the longest losing run that is more likely than not in a number of bets; 0 if none is. */
export function usualLosingRun(loses: number, bets: number): number {
  let length = 0;
  while (length < bets && losingRunChance(loses, bets, length + 1) > 0.5) length++;
  return length;
}
