import { sum } from '#domain/numbers/numbers.ts';
import { METHOD_INDEX } from '#engine/fights/learn.ts';
import type { FileFight } from '../../fit/fights/ufcRow.ts';

/** Rates over the training fights: baselines that know nothing about the fighters. */
export interface BaseRates {
  /** Shares of knock-outs, submissions and decisions among wins. */
  readonly methods: readonly number[];
  /** Share of fights of a scheduled length that went past a line. */
  over(rounds: number, line: number): number;
}

const ROUND_MINUTES = 5;

/** Whether a fight lasted longer than a line of rounds; the line itself is under. */
export const lasted = ({ method, minutes, rounds }: FileFight, line: number): boolean =>
  (method === 'decision' && line <= rounds) || (minutes ?? 0) > line * ROUND_MINUTES;

/** Whether the file has the fight's end. */
export const timed = ({ minutes, method }: FileFight): boolean =>
  minutes !== undefined && method !== 'other';

export function fightBaseRates(training: readonly FileFight[]): BaseRates {
  const counts = [1, 1, 1];
  for (const { winner, method } of training) {
    if (winner === 'draw' || method === 'other') continue;
    counts[METHOD_INDEX[method]] = (counts[METHOD_INDEX[method]] ?? 0) + 1;
  }
  const all = sum(counts);
  const known = training.filter(timed);
  return {
    methods: counts.map((count) => count / all),
    over: (rounds, line) => {
      const long = known.filter((fight) => fight.rounds === rounds);
      const past = long.filter((fight) => lasted(fight, line));
      return (past.length + 1) / (long.length + 2);
    },
  };
}
