import { counted } from '#domain/words/counted.ts';
import { easternDate } from '../../time/time.ts';

const MONTH_DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  day: 'numeric',
});
const words = (date: string): string => MONTH_DAY.format(new Date(`${date}T00:00:00Z`));

/**
 * The days of some matches in their group's heading: "June 16, 2025", "June 16–17, 2025", "June 30–July 1, 2025"; two different
 * years are both named. Empty for no match.
 * @param starts ISO 8601, in any order
 */
function dayRange(starts: readonly string[]): string {
  const dates = starts.map(easternDate).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return '';
  const [year, lastYear] = [first.slice(0, 4), last.slice(0, 4)];
  if (first === last) return `${words(first)}, ${year}`;
  if (year !== lastYear) return `${words(first)}, ${year}–${words(last)}, ${lastYear}`;
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${words(first)}–${sameMonth ? Number(last.slice(8)) : words(last)}, ${year}`;
}

interface MatchGroup<Match> {
  readonly tournament: string;
  /** In words, see dayRange. */
  readonly days: string;
  readonly matches: readonly Match[];
}

/** Matches by tournament; groups and matches keep the given order. */
export function matchGroups<
  Match extends { readonly tournament: string; readonly startTime: string },
>(matches: readonly Match[]): readonly MatchGroup<Match>[] {
  const names = [...new Set(matches.map(({ tournament }) => tournament))];
  return names.map((tournament) => {
    const own = matches.filter((match) => match.tournament === tournament);
    return { tournament, days: dayRange(own.map(({ startTime }) => startTime)), matches: own };
  });
}

/** Matches of a tournament shown openly: one row of the page. The rest is folded under them. */
export const OPEN_MATCHES = 3;

/** Label of the folded matches: (5, "ATP Queen's Club") → "5 more matches, ATP Queen's Club". */
export const moreMatches = (count: number, tournament: string): string =>
  `${counted(count, 'more match', 'more matches')}, ${tournament}`;
