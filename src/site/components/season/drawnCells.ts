import type { Middle } from '#domain/season/middle.ts';

// Free of the charts' own helpers: the page's script has this code, too, and would share a file with a game's analyzer.

/** Two decimals: finer than a pixel on any screen. */
const short = (value: number): number => Math.round(100 * value) / 100;

/** Wins or points that the table's bars run over. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** What holds all ranges of a season, and a little room. */
export const expectedAxis = (teams: readonly { readonly expected: Middle }[]): Axis => ({
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
export const wholeRangeText = ({ low, high }: Pick<Middle, 'low' | 'high'>): string =>
  Math.round(low) === Math.round(high)
    ? String(Math.round(low))
    : `${Math.round(low)}–${Math.round(high)}`;

/** Bars of a team's places from the first to the last; its likeliest place fills the height. @param ranks share of seasons by place */
export function stripPath(ranks: readonly number[]): string {
  const room = 100 / Math.max(ranks.length, 2);
  const tallest = Math.max(...ranks, 0.01);
  return ranks
    .map((share, at) => {
      const height = short((100 * share) / tallest);
      return height === 0
        ? ''
        : `M${short(room * (at + 0.08))} 100v-${height}h${short(0.84 * room)}v${height}z`;
    })
    .join('');
}
