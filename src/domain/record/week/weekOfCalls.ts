import { grouped } from '../../lists/grouped.ts';
import { sum } from '../../numbers/numbers.ts';
import type { CalendarDate } from '../../time/time.ts';
import { easternDayOf } from '../figures/dayOf.ts';
import { decidedPart, isWin } from '../outcome.ts';
import { isWinnerPick, type RecordRow } from '../recordRow.ts';
import { lastDayOf, recordWeekOf } from './recordWeek.ts';
import { type RightCount, rightCount } from './rightChances.ts';

/** A call that was wrong, and how many such calls were to be. */
export interface WrongCall {
  readonly row: RecordRow;
  /** Calls of the week to which we gave as much or more, this one included. */
  readonly surer: {
    readonly calls: number;
    readonly expectedWrong: number;
    readonly wrong: number;
  };
}

/** A call that was right, to which we gave more than the books’ last consensus did. */
interface BoldCall {
  readonly row: RecordRow;
  /** The consensus before the start, margin removed, 0–100. */
  readonly close: number;
}

/** All calls of a week to which we gave more than the close. */
export interface BoldCount {
  readonly calls: number;
  readonly right: number;
  /** How many were to be right by our shares, and by the close’s. */
  readonly ours: number;
  readonly close: number;
}

/** The winners that we named in a week, and what came of them. */
export interface WeekOfCalls {
  /** Its first and last Eastern day, by the contests’ starts. */
  readonly week: CalendarDate;
  readonly last: CalendarDate;
  readonly count: RightCount;
  /** Calls that decided nothing: pushes and voids. */
  readonly undecided: number;
  /** The surest that were wrong, the surest first. */
  readonly worst: readonly WrongCall[];
  /** Right, and further above the close than others, the furthest first. */
  readonly best: readonly BoldCall[];
  readonly bold: BoldCount;
}

/** Calls of either kind that are named. */
const MOST = 5;

const isRight = ({ outcome }: RecordRow): boolean => isWin(outcome);

function wrongCall(row: RecordRow, calls: readonly RecordRow[]): WrongCall {
  const surer = calls.filter(({ probability }) => probability >= row.probability);
  return {
    row,
    surer: {
      calls: surer.length,
      expectedWrong: sum(surer.map(({ probability }) => 1 - probability / 100)),
      wrong: surer.filter((call) => !isRight(call)).length,
    },
  };
}

const boldCalls = (calls: readonly RecordRow[]): readonly BoldCall[] =>
  calls.flatMap((row) => {
    const close = row.closingProbability;
    return close !== undefined && row.probability > close ? [{ row, close }] : [];
  });

const above = ({ row, close }: BoldCall): number => row.probability - close;
/** Of two that are alike in all else, the earlier line of the ledger. */
const byLine = (one: RecordRow, other: RecordRow): number => one.gradeLine - other.gradeLine;

function weekOf(week: CalendarDate, rows: readonly RecordRow[]): WeekOfCalls {
  const calls = rows.filter(({ outcome }) => decidedPart(outcome) > 0);
  const bold = boldCalls(calls);
  return {
    week,
    last: lastDayOf(week),
    count: rightCount(calls.map((row) => ({ share: row.probability / 100, right: isRight(row) }))),
    undecided: rows.length - calls.length,
    worst: calls
      .filter((row) => !isRight(row))
      .toSorted((one, other) => other.probability - one.probability || byLine(one, other))
      .slice(0, MOST)
      .map((row) => wrongCall(row, calls)),
    best: bold
      .filter(({ row }) => isRight(row))
      .toSorted((one, other) => above(other) - above(one) || byLine(one.row, other.row))
      .slice(0, MOST),
    bold: {
      calls: bold.length,
      right: bold.filter(({ row }) => isRight(row)).length,
      ours: sum(bold.map(({ row }) => row.probability / 100)),
      close: sum(bold.map(({ close }) => close / 100)),
    },
  };
}

/**
 * The calls of some weeks: of each contest the winner that we named last before its start. A week without a decided one is left out.
 * @param rows of the record, in any order
 */
export function weeksOfCalls(
  rows: readonly RecordRow[],
  weeks: readonly CalendarDate[],
): readonly WeekOfCalls[] {
  const byWeek = grouped(rows.filter(isWinnerPick), (row) => recordWeekOf(easternDayOf(row)));
  return weeks
    .map((week) => weekOf(week, byWeek.get(week) ?? []))
    .filter(({ count }) => count.calls > 0);
}
