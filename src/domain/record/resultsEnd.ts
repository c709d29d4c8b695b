import { eventsLearnedTo } from '../events/learnedTo.ts';
import type { SportEvent } from '../events/sportEvent.ts';
import { RESULTS_END } from '../events/unrated.ts';
import type { LeaguePage } from '../leagues/leaguePage.ts';
import { leagueSaid } from '../leagues/leagueSaid.ts';
import { type CalendarDate, fullDate } from '../time/time.ts';

/** Of what our results end, as it is said within a sentence, and on which day. */
export interface ResultsEnd {
  readonly of: string;
  readonly on: CalendarDate;
}

/** Where our results for a league or sport end; nothing where no rating says it. */
export const resultsEnds = (
  page: LeaguePage,
  on: CalendarDate | undefined,
): readonly ResultsEnd[] => (on === undefined ? [] : [{ of: leagueSaid(page), on }]);

const TOURS = { ATP: 'men’s tennis', WTA: 'women’s tennis' } as const;

/** Tennis has results for men and for women, which need not end together. */
export const tennisEnds = (events: readonly SportEvent[]): readonly ResultsEnd[] =>
  (['ATP', 'WTA'] as const).flatMap((tour) => {
    const on = eventsLearnedTo(events.filter(({ league }) => league === tour));
    return on === undefined ? [] : [{ of: TOURS[tour], on }];
  });

/** How old the ratings behind a page are, as a gap of ours: "Our results for the NBA end on June 22, 2025." */
export function resultsEndText(ends: readonly ResultsEnd[]): string {
  const [first, ...others] = ends.map(({ of, on }) => ({ of, day: fullDate(on) }));
  if (!first) return '';
  const rest = others.map(({ of, day }) => `, for ${of} on ${day}`).join('');
  return `${RESULTS_END} ${first.of} end on ${first.day}${rest}.`;
}
