import { eventsLearnedTo } from '../events/learnedTo.ts';
import type { SportEvent } from '../events/sportEvent.ts';
import type { LeaguePage } from '../leagues/leaguePage.ts';
import { leagueSaid } from '../leagues/leagueSaid.ts';
import { type CalendarDate, easternMidday, shortMonthDay } from '../time/time.ts';

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

const dayText = (day: CalendarDate): string =>
  `${shortMonthDay(easternMidday(day))}, ${day.slice(0, 4)}`;

/** How old the ratings behind a page are: "Results to Jun 22, 2025." Several are named: "Results of men’s tennis to …" */
export function resultsEndText(ends: readonly ResultsEnd[]): string {
  const [first, ...others] = ends;
  if (!first) return '';
  if (others.length === 0) return `Results to ${dayText(first.on)}.`;
  const each = ends.map(({ of, on }) => `of ${of} to ${dayText(on)}`);
  return `Results ${each.join(', ')}.`;
}
