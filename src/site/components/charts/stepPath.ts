import { twoDecimals } from './span.ts';

interface Step {
  readonly at: number;
  readonly value: number;
}

interface StepFrame {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** Room above and below the steps, of 100. */
const MARGIN = 12;

const across = (value: number, low: number, high: number): number =>
  high > low ? (100 * (value - low)) / (high - low) : 50;

/** Path in a 100 by 100 box of a value that stays constant from each step to the next, and from the last to the frame's end. */
export function stepPath(steps: readonly Step[], { from, to, low, high }: StepFrame): string {
  const parts = steps.map(({ at, value }, index) => {
    const x = twoDecimals(to > from ? across(at, from, to) : 0);
    const y = twoDecimals(100 - MARGIN - (across(value, low, high) * (100 - 2 * MARGIN)) / 100);
    return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
  });
  return `${parts.join('')}H100`;
}
