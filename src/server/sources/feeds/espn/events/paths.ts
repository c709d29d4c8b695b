import type { EventLeague } from '#domain/eventLeague.ts';
import type { DayRange } from '../../../source.ts';
import { type LeagueMark, markOf } from '../ofLeague.ts';

/** Leagues that ESPN keeps a scoreboard of, and where. It has none of boxing. */
export const PATHS = {
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

export type EspnEventLeague = keyof typeof PATHS;

/** How ESPN marks what is of a league. */
export const leagueMark = (league: EspnEventLeague): LeagueMark => markOf(PATHS[league]);

/** Without a limit ESPN stops at 100 events. */
const LIMIT = '200';

const compact = (date: string): string => date.replaceAll('-', '');

/** Address of a league's scoreboard for a range of Eastern days, YYYY-MM-DD, both included. */
export function scoreboardUrl(
  baseUrl: string,
  league: EspnEventLeague,
  { from, to }: DayRange,
): URL {
  const url = new URL(`/apis/site/v2/sports/${PATHS[league]}/scoreboard`, baseUrl);
  url.searchParams.set('dates', `${compact(from)}-${compact(to)}`);
  url.searchParams.set('limit', LIMIT);
  return url;
}
