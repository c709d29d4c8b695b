import type { League } from '#domain/league.ts';
import { type LeagueMark, markOf } from '../leagueMark.ts';

/** Where ESPN keeps a league's scoreboard, and how many days one request may ask for. */
interface EspnPath {
  readonly path: string;
  /** College only: 80 = all FBS games, 50 = all Division I games; without it only ranked teams come. */
  readonly groups?: string;
  /** Days a request, so that a busy answer stays well under the size cap. */
  readonly days: number;
}

const PATHS: Readonly<Record<League, EspnPath>> = {
  NFL: { path: 'football/nfl', days: 7 },
  NBA: { path: 'basketball/nba', days: 7 },
  WNBA: { path: 'basketball/wnba', days: 7 },
  MLB: { path: 'baseball/mlb', days: 4 },
  NHL: { path: 'hockey/nhl', days: 7 },
  NCAAF: { path: 'football/college-football', groups: '80', days: 7 },
  NCAAB: { path: 'basketball/mens-college-basketball', groups: '50', days: 1 },
  MLS: { path: 'soccer/usa.1', days: 14 },
  EPL: { path: 'soccer/eng.1', days: 14 },
  LaLiga: { path: 'soccer/esp.1', days: 14 },
  Bundesliga: { path: 'soccer/ger.1', days: 14 },
  SerieA: { path: 'soccer/ita.1', days: 14 },
};

/** How ESPN marks what is of a league. */
export const leagueMark = (league: League): LeagueMark => markOf(PATHS[league].path);

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
  const { path, groups, days } = PATHS[league];
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
