import { percent } from '../../numbers/numbers.ts';

/** One possible result. */
export interface FallBar {
  readonly label: string;
  /** Share of the simulated runs, 0–1. */
  readonly share: number;
  /** Whose result it is: of the first, of the second, of neither. */
  readonly side: 'a' | 'b' | 'none';
  /** True of the one that came. */
  readonly isResult: boolean;
}

/** How the simulated runs fell, and where the result is among them. */
export interface Fall {
  readonly title: string;
  readonly bars: readonly FallBar[];
  /** The result's place in words; absent before there is one. */
  readonly words?: string | undefined;
}

/** "18.3%": never nothing where some runs ended so. */
export const fallShareText = (share: number): string =>
  share > 0 && share < 0.0005 ? 'fewer than 0.1%' : percent(100 * share, 1);

/** A percentile, 1–99: the share of runs that ended lower, and half of those that ended the same. */
export const percentile = (below: number, same: number): number =>
  Math.min(99, Math.max(1, Math.round(100 * (below + same / 2))));

/** "18.3% of 20,000 simulated fights ended so." */
export const endedSo = (share: number, runs: number, what: string): string =>
  `${fallShareText(share)} of ${runs.toLocaleString('en-US')} simulated ${what} ended so.`;
