/** How one stake ends: won, given back, or lost. */
export type SettledSign = 1 | 0 | -1;

/**
 * What a leg does in one simulated run: one ending, or two for a quarter line, which is half a stake on each neighboring line.
 */
export type Settles<Run> = (run: Run) => readonly SettledSign[];

const WON = [1] as const;
const PUSHED = [0] as const;
const LOST = [-1] as const;

/** A leg that wins or loses, and never pushes. */
export const wonIf = (won: boolean): readonly SettledSign[] => (won ? WON : LOST);

const endOf = (beyond: number): SettledSign => (beyond > 0 ? 1 : beyond < 0 ? -1 : 0);

/** A leg at a line. `beyond` is how far the run is past it, a multiple of ¼: 0 gives the stake back. */
export function pastBy(beyond: number): readonly SettledSign[] {
  const isQuarter = Math.abs(beyond * 2) % 1 === 0.5;
  if (isQuarter) return [endOf(beyond - 0.25), endOf(beyond + 0.25)];
  return beyond > 0 ? WON : beyond < 0 ? LOST : PUSHED;
}
