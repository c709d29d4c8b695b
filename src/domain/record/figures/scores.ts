import { sum } from '../../numbers/numbers.ts';
import type { RecordRow } from '../recordRow.ts';
import { type Loss, type Losses, lossesOf } from './losses.ts';

/** Our and a coin's mean scores on all decided picks, and next to the close on those with one. */
export interface Scores {
  readonly decided: number;
  readonly ours: Loss;
  readonly coin: Loss;
  readonly beside?:
    | {
        readonly decided: number;
        readonly ours: Loss;
        readonly close: Loss;
        readonly coin: Loss;
      }
    | undefined;
}

type Of = 'ours' | 'close' | 'coin';

function meanOf(all: readonly Losses[], of: Of): Loss {
  const weight = sum(all.map((each) => each.weight));
  const mean = (key: keyof Loss): number =>
    sum(all.map((each) => each.weight * (each[of]?.[key] ?? 0))) / weight;
  return { squared: mean('squared'), log: mean('log') };
}

/** Undefined while nothing is decided. */
export function recordScores(rows: readonly RecordRow[]): Scores | undefined {
  const all = rows.flatMap((row) => lossesOf(row) ?? []);
  if (all.length === 0) return undefined;
  const closed = all.filter(({ close }) => close !== undefined);
  return {
    decided: sum(all.map(({ weight }) => weight)),
    ours: meanOf(all, 'ours'),
    coin: meanOf(all, 'coin'),
    ...(closed.length > 0 && {
      beside: {
        decided: sum(closed.map(({ weight }) => weight)),
        ours: meanOf(closed, 'ours'),
        close: meanOf(closed, 'close'),
        coin: meanOf(closed, 'coin'),
      },
    }),
  };
}
