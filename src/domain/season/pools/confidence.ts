import { isGoalLeague } from '../../leagues/kinds.ts';
import { addDays, type CalendarDate } from '../../time/time.ts';
import type { SeasonInputs } from '../seasonInputs.ts';
import type { ConfidencePool } from './pool.ts';
import { poolGames } from './poolGames.ts';
import { tuesdayOf } from './poolWeeks.ts';
import { rankedPicks } from './rankedPicks.ts';

/** Days from a Tuesday on which soccer's midweek rounds are played; Friday to Monday are the weekend's. */
const MIDWEEK = 3;
const WEEK = 7;

/** First day of the round that a day is in: football has one a week, soccer one in midweek and one at the weekend. */
function roundOf(day: CalendarDate, twice: boolean): { from: CalendarDate; to: CalendarDate } {
  const tuesday = tuesdayOf(day);
  const friday = addDays(tuesday, MIDWEEK);
  const monday = addDays(tuesday, WEEK - 1);
  if (!twice) return { from: tuesday, to: monday };
  return day < friday ? { from: tuesday, to: addDays(friday, -1) } : { from: friday, to: monday };
}

/** The next round's picks; undefined if no game left has a day. */
export function confidencePicks(
  inputs: SeasonInputs,
): Omit<ConfidencePool, 'expected'> | undefined {
  const games = poolGames(inputs);
  const [first] = games;
  if (!first) return undefined;
  const { to } = roundOf(first.day, isGoalLeague(inputs.league));
  const picks = rankedPicks(games.filter(({ day }) => day <= to));
  const last = games.findLast(({ day }) => day <= to);
  return { from: first.day, to: last?.day ?? first.day, picks };
}
