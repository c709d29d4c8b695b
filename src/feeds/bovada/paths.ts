import type { League } from '#domain/leagues/league.ts';
import { FEED_FACTS } from '../leagues/index.ts';
import type { BovadaCompetition } from './schema.ts';

/** Sports whose contests are between two people; a coupon holds all their competitions. */
const PART_PATHS = { ufc: 'ufc-mma', boxing: 'boxing', tennis: 'tennis' } as const;

export type PartSport = keyof typeof PART_PATHS;

/** Path in the book for a league's games, or for a sport's parts of events. */
export const bovadaLeaguePath = (league: League): string => FEED_FACTS[league].bovada;
export const bovadaPartPath = (sport: PartSport): string => PART_PATHS[sport];

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
  couponUrl(baseUrl, bovadaLeaguePath(league));

export const partCouponUrl = (baseUrl: string, sport: PartSport): URL =>
  couponUrl(baseUrl, PART_PATHS[sport]);

/** "/football/nfl/" → "football/nfl", in lower case. */
const partsOf = (link: string): readonly string[] => link.toLowerCase().split('/').filter(Boolean);

/** Whether two paths in the book are equal or one contains the other. */
function isOnWay(one: readonly string[], other: readonly string[]): boolean {
  const shared = Math.min(one.length, other.length);
  return one.slice(0, shared).every((part, at) => part === other[at]);
}

/** Why a competition is not in the requested part of the book, by its path's links; undefined if it is. */
export function otherPath({ path }: BovadaCompetition, asked: string): string | undefined {
  const links = (path ?? []).flatMap(({ link }) => link ?? []);
  const wrong = links.find((link) => !isOnWay(partsOf(link), partsOf(asked)));
  return wrong === undefined ? undefined : `of another league (${wrong})`;
}

/** Why an event is not in the requested part of the book, by its own link; undefined if it is. */
export function otherLink(link: string | undefined, asked: string): string | undefined {
  const parts = partsOf(link ?? '');
  const wanted = partsOf(asked);
  return parts.length === 0 || isOnWay(parts.slice(0, wanted.length), wanted)
    ? undefined
    : `of another league (${link})`;
}
