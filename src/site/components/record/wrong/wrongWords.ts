import { leagueName } from '#domain/leagues/leagueName.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import type { RightCount } from '#domain/record/week/rightChances.ts';
import type { BoldCount, WeekOfCalls, WrongCall } from '#domain/record/week/weekOfCalls.ts';
import { type CalendarDate, easternMidday, monthDay, shortMonthDay } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { groupedDigits, recordPickText } from '../words.ts';

/** Rarer than this in weeks of luck alone, a count is said to speak against our chances. */
const RARE = 0.05;

const rounded = (count: number): string => count.toFixed(1);
const were = (count: number): string => `${groupedDigits(count)} ${count === 1 ? 'was' : 'were'}`;

/** Fragment of a week on the page: an item of a feed leads to it. */
export const weekAnchor = (week: CalendarDate): string => `week-${week}`;

/** "November 17 to 23", "November 24 to December 1" */
export function weekText({ week, last }: Pick<WeekOfCalls, 'week' | 'last'>): string {
  const [from, to] = [monthDay(easternMidday(week)), monthDay(easternMidday(last))];
  const [month = '', day = ''] = to.split(' ');
  return from.startsWith(`${month} `) ? `${from} to ${day}` : `${from} to ${to}`;
}

function chanceText(chance: number): string {
  if (chance < 0.01) return 'less than 1%';
  return chance > 0.99 ? 'more than 99%' : percent(100 * chance);
}

/** How many winners were named, were right and were to be, and how usual that is. */
export function rightCountText({ calls, right, expected, fewer, chance }: RightCount): string {
  const so = fewer ? 'So few or fewer' : 'So many or more';
  const luck =
    chance < RARE
      ? 'Luck alone does that in few weeks: our chances may have been off.'
      : 'That is within luck.';
  return [
    `Of ${counted(calls, 'winner')} that we named, ${were(right)} right; by our own chances ${rounded(expected)} were to be.`,
    `${so} are right in ${chanceText(chance)} of such weeks if our chances are true.`,
    luck,
  ].join(' ');
}

/** Calls that were neither right nor wrong. */
export const undecidedText = (undecided: number): string =>
  undecided === 0
    ? ''
    : `${groupedDigits(undecided)} more ended without a decision (push or void) and ${undecided === 1 ? 'counts' : 'count'} for nothing.`;

/** "Bills 81.2%" */
export const callText = (row: RecordRow): string =>
  `${recordPickText(row)} ${percent(row.probability, 1)}`;

/** "NFL, Nov 22, 17–24", the away side first as in the contest's name; without a score its day alone. */
export function cameText({ league, startTime, homeScore, awayScore }: RecordRow): string {
  const score =
    homeScore === undefined || awayScore === undefined ? '' : `, ${awayScore}–${homeScore}`;
  return `${leagueName(league)}, ${shortMonthDay(startTime)}${score}`;
}

/** Of calls as sure as this one, how many were to be wrong and were. */
export function surerText({ row, surer }: WrongCall): string {
  if (surer.calls === 1) {
    const wrong = rounded(100 - row.probability);
    return `The week’s surest call: of 100 such, ${wrong} are to be wrong.`;
  }
  return `Of ${groupedDigits(surer.calls)} calls as sure or surer, ${rounded(surer.expectedWrong)} were to be wrong; ${were(surer.wrong)}.`;
}

/** "We gave 54.1%, the books’ last prices 44.0%." */
export const aboveText = (row: RecordRow, close: number): string =>
  `We gave ${percent(row.probability, 1)}, the books’ last prices ${percent(close, 1)}.`;

/** Whether our differences from the close were worth anything, over all of the week's. */
export const boldText = ({ calls, right, ours, close }: BoldCount): string =>
  calls === 0
    ? 'To no winner did we give more than the books’ last prices did, as far as these are known.'
    : `To ${counted(calls, 'winner')} we gave more than the books’ last prices did. By our chances ${rounded(ours)} were to be right, by theirs ${rounded(close)}; ${were(right)}.`;
