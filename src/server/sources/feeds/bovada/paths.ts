import type { League } from '#domain/league.ts';
import { FEED_FACTS } from '../../leagues/index.ts';

/** Sports whose contests are between two people; a coupon holds all their competitions. */
const PART_PATHS = { ufc: 'ufc-mma', boxing: 'boxing', tennis: 'tennis' } as const;

export type PartSport = keyof typeof PART_PATHS;

/** Place in the book of a league's games, or of a sport's parts of events. */
export const leaguePath = (league: League): string => FEED_FACTS[league].bovada;
export const partPath = (sport: PartSport): string => PART_PATHS[sport];

const BASE = '/services/sports/event/coupon/events/A/description';

/** Main markets (`def`) of contests that have not begun. */
function couponUrl(baseUrl: string, path: string): URL {
  const url = new URL(`${BASE}/${path}`, baseUrl);
  url.searchParams.set('marketFilterId', 'def');
  url.searchParams.set('preMatchOnly', 'true');
  url.searchParams.set('eventsLimit', '500');
  url.searchParams.set('lang', 'en');
  return url;
}

export const leagueCouponUrl = (baseUrl: string, league: League): URL =>
  couponUrl(baseUrl, leaguePath(league));

export const partCouponUrl = (baseUrl: string, sport: PartSport): URL =>
  couponUrl(baseUrl, PART_PATHS[sport]);
