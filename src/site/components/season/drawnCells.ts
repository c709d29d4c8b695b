import type { Middle } from '#domain/season/middle.ts';
import { barsPath } from '../charts/bars.ts';
import { short } from '../charts/span.ts';

/** Wins or points that the table's bars run over. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** What holds all ranges of a season, and a little room. */
export const axisOf = (teams: readonly { readonly expected: Middle }[]): Axis => ({
  from: Math.min(...teams.map(({ expected }) => expected.low)) - 0.5,
  to: Math.max(...teams.map(({ expected }) => expected.high)) + 0.5,
});

/** Bar and tick of a range on the axis, 0–100. */
export function rangeShapes({ mean, low, high }: Middle, { from, to }: Axis) {
  const at = (value: number): number =>
    short(Math.min(100, Math.max(0, (100 * (value - from)) / Math.max(to - from, 1))));
  return { x: at(low), width: short(at(high) - at(low)), tick: `M${at(mean)} 0V12` };
}

/** Whole numbers of a range: "10–13". */
export const rangeText = ({ low, high }: Pick<Middle, 'low' | 'high'>): string =>
  Math.round(low) === Math.round(high)
    ? String(Math.round(low))
    : `${Math.round(low)}–${Math.round(high)}`;

/** Bars of a team's places from the first to the last; its likeliest place fills the height. @param ranks share of seasons by place */
export const stripPath = (ranks: readonly number[]): string =>
  barsPath(
    ranks.map((share, index): [number, number] => [index + 1, share]),
    { from: 1, to: Math.max(ranks.length, 2) },
    Math.max(...ranks, 0.01),
  );
