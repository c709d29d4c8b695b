import { RESULTS_END } from './events/unrated.ts';
import type { LeaguePage } from './leaguePage.ts';
import { leagueSaid } from './leagueSaid.ts';
import { type CalendarDate, fullDate } from './time.ts';

/** How old the ratings behind a page are, as a gap of ours: "Our results for the NBA end on June 22, 2025." */
export const resultsEndText = (page: LeaguePage, learnedTo: CalendarDate): string =>
  `${RESULTS_END} ${leagueSaid(page)} end on ${fullDate(learnedTo)}.`;
