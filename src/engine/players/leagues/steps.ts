import type { StatCounts } from '#domain/players/line.ts';
import { isFantasy } from '#domain/players/scorings.ts';

/** Steps in which stats of many values are told: half a minute of ice time, half a fantasy point; less of them is noise. */
export const stepOf = (name: string): number => (name === 'iceTime' ? 30 : isFantasy(name) ? 5 : 1);

/** The value in the middle of a value's step: what is told of it. */
export const toldIn = (value: number, step: number): number =>
  step === 1 ? value : Math.floor(value / step) * step + Math.floor(step / 2);

/** The counts by step, each at the value in its middle. */
export function inSteps({ from, counts }: StatCounts, step: number): StatCounts {
  if (step === 1) return { from, counts };
  const first = toldIn(from, step);
  const last = toldIn(from + counts.length - 1, step);
  const told = new Array<number>((last - first) / step + 1).fill(0);
  for (const [at, count] of counts.entries()) {
    const place = (toldIn(from + at, step) - first) / step;
    told[place] = (told[place] ?? 0) + count;
  }
  return { from: first, step, counts: told };
}
