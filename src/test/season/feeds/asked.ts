import { type League, TEAM_LEAGUES } from '#domain/league.ts';
import { FEED_FACTS } from '#server/sources/leagues/index.ts';

/** What a request to the feeds asks for. */
export type Asked =
  | { readonly what: 'scoreboard'; readonly league: League; readonly days: Days }
  | { readonly what: 'coupon'; readonly league: League }
  | { readonly what: 'cards'; readonly days: Days }
  | {
      readonly what:
        | 'hook'
        | 'otherScoreboard'
        | 'otherCoupon'
        | 'injuries'
        | 'sportsDb'
        | 'jolpica'
        | 'unknown';
    };

interface Days {
  readonly from: string;
  readonly to: string;
}

/** A day, or the first or last of a month: no month is longer than 31 days, and dates compare as texts. */
const dashed = (day: string, last: boolean): string =>
  `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8) || (last ? '31' : '01')}`;

function daysOf(url: URL): Days {
  const [from = '', to = from] = (url.searchParams.get('dates') ?? '').split('-');
  return { from: dashed(from, false), to: dashed(to, true) };
}

/** Reads an address of any of the feeds, which all live on one server. */
export function readAsked(url: URL): Asked {
  const { pathname } = url;
  if (pathname === '/hook') return { what: 'hook' };
  const board = /\/sports\/(.+)\/scoreboard$/.exec(pathname)?.[1];
  if (board === 'mma/ufc') return { what: 'cards', days: daysOf(url) };
  if (board !== undefined) {
    const league = TEAM_LEAGUES.find((one) => FEED_FACTS[one].espn.path === board);
    return league ? { what: 'scoreboard', league, days: daysOf(url) } : { what: 'otherScoreboard' };
  }
  const coupon = /\/description\/(.+)$/.exec(pathname)?.[1];
  if (coupon !== undefined) {
    const league = TEAM_LEAGUES.find((one) => FEED_FACTS[one].bovada === coupon);
    return league ? { what: 'coupon', league } : { what: 'otherCoupon' };
  }
  if (pathname.endsWith('/injuries')) return { what: 'injuries' };
  if (pathname.includes('/ergast/')) return { what: 'jolpica' };
  return { what: pathname.includes('/api/v1/json/') ? 'sportsDb' : 'unknown' };
}
