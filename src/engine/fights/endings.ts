import type { FightOutcome, SideWins } from '#domain/outcomes/fight.ts';
import type { ModelInputs } from '../model.ts';
import { type EndingTable, endingTable, type SideTable } from './table.ts';

/** Finishes come first (a's knock-outs by half minute, a's submissions, then b's of each), then these seven. */
const JUDGED = 7;

/** Share of every single ending, in one list. Its order is that of `fightOutcome`. */
export function endingShares(table: EndingTable): Float64Array {
  const { a, b, draw, time } = table;
  const finishes = ({ knockout, submission }: SideTable): number[] => [
    ...time.knockout.map((share) => share * knockout),
    ...time.submission.map((share) => share * submission),
  ];
  const judged = ({ unanimous, split, majority }: SideTable) => [unanimous, split, majority];
  return Float64Array.from([...finishes(a), ...finishes(b), ...judged(a), ...judged(b), draw]);
}

/** Counts (or shares) of every single ending as the outcome that they are. */
export function fightOutcome(
  { rounds, roundMinutes }: Pick<EndingTable, 'rounds' | 'roundMinutes'>,
  cells: Float64Array,
): FightOutcome {
  const bins = rounds * roundMinutes * 2;
  const first = cells.length - JUDGED;
  const part = (index: number): number[] =>
    Array.from(cells.subarray(index * bins, (index + 1) * bins));
  const side = (index: 0 | 1): SideWins => ({
    knockout: part(2 * index),
    submission: part(2 * index + 1),
    unanimous: cells[first + 3 * index] ?? 0,
    split: cells[first + 3 * index + 1] ?? 0,
    majority: cells[first + 3 * index + 2] ?? 0,
  });
  return { rounds, roundMinutes, a: side(0), b: side(1), draws: cells[cells.length - 1] ?? 0 };
}

/** The exact shares that the counts of many runs converge to: they sum to 1. */
export function exactOutcome(inputs: ModelInputs): FightOutcome {
  const table = endingTable(inputs);
  return fightOutcome(table, endingShares(table));
}
