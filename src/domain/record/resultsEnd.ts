import { eventsLearnedTo } from '../events/learnedTo.ts';
import type { SportEvent } from '../events/sportEvent.ts';
import { RESULTS_END } from '../events/unrated.ts';
import type { LeaguePage } from '../leagues/leaguePage.ts';
import { leagueSaid } from '../leagues/leagueSaid.ts';
import { type CalendarDate, fullDate } from '../time/time.ts';

/** A league or sport, as named within a sentence, and the last day of our results. */
export interface ResultsEnd {
  readonly of: string;
  readonly on: CalendarDate;
}

/** Last day of our results for a league or sport; nothing if no rating says. */
export const resultsEnds = (
  page: LeaguePage,
  on: CalendarDate | undefined,
): readonly ResultsEnd[] => (on === undefined ? [] : [{ of: leagueSaid(page), on }]);

const TOURS = { ATP: 'men’s tennis', WTA: 'women’s tennis' } as const;

/** Tennis results for men and women may end on different days. */
export const tennisEnds = (events: readonly SportEvent[]): readonly ResultsEnd[] =>
  (['ATP', 'WTA'] as const).flatMap((tour) => {
    const on = eventsLearnedTo(events.filter(({ league }) => league === tour));
    return on === undefined ? [] : [{ of: TOURS[tour], on }];
  });

/** How old the ratings behind a page are, stated as our gap: "Our results for the NBA end on June 22, 2025." */
export function resultsEndText(ends: readonly ResultsEnd[]): string {
  const [first, ...others] = ends.map(({ of, on }) => ({ of, day: fullDate(on) }));
  if (!first) return '';
  const rest = others.map(({ of, day }) => `, for ${of} on ${day}`).join('');
  return `${RESULTS_END} ${first.of} end on ${first.day}${rest}.`;
}
