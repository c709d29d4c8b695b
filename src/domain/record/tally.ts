import type { GradedPick } from '../gradedPick.ts';
import { countPicks, type PickCount } from '../pickCount.ts';
import { type Interval, samplingInterval } from '../samplingError.ts';

/** What a list of graded picks comes to. */
export interface Tally extends PickCount {
  /** % of picks between two sides that won, pushes left out; undefined while none is decided. */
  readonly winRate: number | undefined;
  /** 95 % interval of that rate. */
  readonly range: Interval | undefined;
  /** Profit in % of the stakes, one unit on each pick that had a price; undefined where none had one. */
  readonly roi: number | undefined;
}

export function tally(picks: readonly GradedPick[]): Tally {
  const counts = countPicks(picks);
  const decided = picks.filter(
    ({ market, settled }) => market === 'moneyline' && settled !== 'push',
  );
  const won = decided.filter(({ settled }) => settled === 'win').length;
  const winRate = decided.length === 0 ? undefined : (100 * won) / decided.length;
  const staked = picks.filter(({ units }) => units !== undefined).length;
  return {
    ...counts,
    winRate,
    range: winRate === undefined ? undefined : samplingInterval(winRate, decided.length),
    roi: counts.units === undefined ? undefined : (100 * counts.units) / staked,
  };
}

/** Most picks lost one after another, in the order in which the contests began; a push neither adds nor ends. */
export function longestLosingRun(picks: readonly GradedPick[]): number {
  let longest = 0;
  let run = 0;
  for (const { settled } of picks.toSorted((a, b) => a.startTime.localeCompare(b.startTime))) {
    if (settled === 'push') continue;
    run = settled === 'loss' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
