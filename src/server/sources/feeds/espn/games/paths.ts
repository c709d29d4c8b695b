import type { League } from '#domain/league.ts';
import { FEED_FACTS } from '../../../leagues/index.ts';
import { type LeagueMark, markOf } from '../leagueMark.ts';

/** How ESPN marks what is of a league. */
export const leagueMark = (league: League): LeagueMark => markOf(FEED_FACTS[league].espn.path);

/** Without a limit ESPN stops at 100 events; a full college day has about 170. */
const LIMIT = '500';

const DAY_MS = 86_400_000;
const compact = (day: number): string =>
  new Date(day).toISOString().slice(0, 10).replaceAll('-', '');

/**
 * Addresses to ask for a league's games from `from` to `to` (YYYY-MM-DD, both included; ESPN reads
 * them as Eastern dates). Empty where the range is.
 */
export function scoreboardUrls(
  baseUrl: string,
  league: League,
  { from, to }: { readonly from: string; readonly to: string },
): readonly URL[] {
  const { path, groups, days } = FEED_FACTS[league].espn;
  const last = Date.parse(to);
  const urls: URL[] = [];
  for (let first = Date.parse(from); first <= last; first += days * DAY_MS) {
    const url = new URL(`/apis/site/v2/sports/${path}/scoreboard`, baseUrl);
    const end = Math.min(first + (days - 1) * DAY_MS, last);
    url.searchParams.set('dates', `${compact(first)}-${compact(end)}`);
    url.searchParams.set('limit', LIMIT);
    if (groups) url.searchParams.set('groups', groups);
    urls.push(url);
  }
  return urls;
}
