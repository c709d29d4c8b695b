import { isNotYet } from '#domain/events/placeholder.ts';
import type { EventLeague } from '#domain/leagues/eventLeague.ts';
import type { League } from '#domain/leagues/league.ts';

/** Who holds a league's or tour's contests: name | site. Nobody holds boxing as a whole; a league without a line has its own name. */
const TABLE: Readonly<Partial<Record<League | EventLeague, string>>> = {
  NFL: 'National Football League | https://www.nfl.com',
  NBA: 'National Basketball Association | https://www.nba.com',
  WNBA: 'Women’s National Basketball Association | https://www.wnba.com',
  MLB: 'Major League Baseball | https://www.mlb.com',
  NHL: 'National Hockey League | https://www.nhl.com',
  NCAAF: 'NCAA Football | https://www.ncaa.com',
  NCAAB: 'NCAA Basketball | https://www.ncaa.com',
  MLS: 'Major League Soccer | https://www.mlssoccer.com',
  EPL: 'Premier League | https://www.premierleague.com',
  LaLiga: 'LALIGA | https://www.laliga.com',
  Bundesliga: 'Bundesliga | https://www.bundesliga.com',
  SerieA: 'Lega Serie A | https://www.legaseriea.it',
  UFC: 'Ultimate Fighting Championship | https://www.ufc.com',
  ATP: 'ATP Tour | https://www.atptour.com',
  WTA: 'WTA Tour | https://www.wtatennis.com',
  F1: 'Formula 1 | https://www.formula1.com',
  'NASCAR-Cup': 'NASCAR Cup Series | https://www.nascar.com',
  'NASCAR-Xfinity': 'NASCAR Xfinity Series | https://www.nascar.com',
  'NASCAR-Truck': 'NASCAR Craftsman Truck Series | https://www.nascar.com',
  'pga-tour': 'PGA Tour | https://www.pgatour.com',
  'dp-world-tour': 'DP World Tour | https://www.europeantour.com',
  'lpga-tour': 'LPGA Tour | https://www.lpga.com',
  'pga-champions': 'PGA Tour Champions | https://www.pgatour.com/pgatour-champions',
  'korn-ferry-tour': 'Korn Ferry Tour | https://www.pgatour.com/korn-ferry-tour',
  'asian-tour': 'Asian Tour | https://asiantour.com',
  'japan-golf-tour': 'Japan Golf Tour | https://www.jgto.org',
  'pga-australasia': 'PGA Tour of Australasia | https://pga.org.au',
  'liv-golf': 'LIV Golf | https://www.livgolf.com',
  'ladies-european-tour': 'Ladies European Tour | https://ladieseuropeantour.com',
};

/** Whether a feed or a sample says that nobody is named yet. */
const isUnknown = (name: string): boolean => name === 'Not announced' || isNotYet(name);

/** schema.org organization that holds a contest: its promoter, or its league or tour. Undefined while a promoter is not known. */
export function organizerData(league: League | EventLeague, promoter?: string) {
  if (promoter !== undefined && !isUnknown(promoter))
    return { '@type': 'Organization', name: promoter };
  if (league === 'Boxing') return undefined;
  const [name, url] = (TABLE[league] ?? league).split(' | ');
  return { '@type': 'SportsOrganization', name, ...(url !== undefined && { url }) };
}
