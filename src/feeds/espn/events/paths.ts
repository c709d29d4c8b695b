import type { EventLeague } from '#domain/leagues/eventLeague.ts';
import { type LeagueMark, markOf } from '../ofLeague.ts';

/** Paths of ESPN's scoreboards by league. It has none for boxing. */
export const SCOREBOARD_PATHS = {
  UFC: 'mma/ufc',
  ATP: 'tennis/atp',
  WTA: 'tennis/wta',
  F1: 'racing/f1',
  'NASCAR-Cup': 'racing/nascar-premier',
  'NASCAR-Xfinity': 'racing/nascar-secondary',
  'NASCAR-Truck': 'racing/nascar-truck',
  'pga-tour': 'golf/pga',
  'dp-world-tour': 'golf/eur',
  'lpga-tour': 'golf/lpga',
  'pga-champions': 'golf/champions-tour',
  'korn-ferry-tour': 'golf/ntw',
  'liv-golf': 'golf/liv',
} as const satisfies Partial<Record<EventLeague, string>>;

export type EspnEventLeague = keyof typeof SCOREBOARD_PATHS;

/** ESPN's marks of a league's data. */
export const leagueMark = (league: EspnEventLeague): LeagueMark => markOf(SCOREBOARD_PATHS[league]);

/** Forms of request for these scoreboards: all accept ranges (October 2026). */
export const EVENT_FORMS = ['range', 'month'] as const;

/** Address of a league's scoreboard for the days of a request. */
export function eventScoreboardUrl(
  baseUrl: string,
  league: EspnEventLeague,
  dates: string,
  limit: number,
): URL {
  const url = new URL(`/apis/site/v2/sports/${SCOREBOARD_PATHS[league]}/scoreboard`, baseUrl);
  url.searchParams.set('dates', dates);
  url.searchParams.set('limit', String(limit));
  return url;
}
