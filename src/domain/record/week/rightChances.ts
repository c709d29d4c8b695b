import { sum } from '../../numbers/numbers.ts';

/**
 * Chance of each number of right calls, 0 to all, if each is right with its own share, whatever the others are: the Poisson
 * binomial distribution, exact, one call after another.
 * @param shares 0–1
 */
function rightChances(shares: readonly number[]): readonly number[] {
  let chances = [1];
  for (const share of shares) {
    const wrong = chances.map((chance) => chance * (1 - share));
    const right = chances.map((chance) => chance * share);
    chances = [...wrong, 0].map((chance, count) => chance + (right[count - 1] ?? 0));
  }
  return chances;
}

/** How the number of right calls stands to what their shares expect. */
export interface RightCount {
  readonly calls: number;
  readonly right: number;
  readonly expected: number;
  /** Whether fewer were right than expected, and the chance of so few or fewer; else of so many or more. */
  readonly fewer: boolean;
  readonly chance: number;
}

/** @param calls each with its share, 0–1, and whether it was right */
export function rightCount(
  calls: readonly { readonly share: number; readonly right: boolean }[],
): RightCount {
  const right = calls.filter((call) => call.right).length;
  const expected = sum(calls.map(({ share }) => share));
  const chances = rightChances(calls.map(({ share }) => share));
  const fewer = right < expected;
  const tail = fewer ? chances.slice(0, right + 1) : chances.slice(right);
  return { calls: calls.length, right, expected, fewer, chance: Math.min(1, sum(tail)) };
}
