import { LEAGUES, type League } from '#domain/league.ts';
import { FEED_FACTS } from '../../../leagues/index.ts';
import type { EspnEvent } from './schema.ts';

type EspnSeason = EspnEvent['season'];

const JULY = 6;

function seasonOfDate(league: League, time: Date): number {
  const year = time.getUTCFullYear();
  const afterSummer = time.getUTCMonth() >= JULY;
  const { named } = LEAGUES[league].season;
  if (named === 'endYear') return afterSummer ? year + 1 : year;
  if (named === 'startYear') return afterSummer ? year : year - 1;
  return year;
}

/** Season as our files count it. A year the date cannot belong to gives way to the date's own. */
export function readSeason(league: League, season: EspnSeason, time: Date): number {
  const dated = seasonOfDate(league, time);
  if (season?.year === undefined) return dated;
  const year = season.year + (FEED_FACTS[league].espn.startYear ? 1 : 0);
  return Number.isInteger(year) && Math.abs(year - dated) <= 1 ? year : dated;
}

/** ESPN's season types: 1 preseason, 2 regular, 3 postseason, 4 off-season, 5 NBA play-in. */
const PRESEASON = 1;
const POSTSEASON = 3;

/** Soccer has a number of its own per round: MLS rounds are told by name, Europe's leagues have none. */
export function isPostseason(league: League, season: EspnSeason): boolean {
  const { playoffs } = FEED_FACTS[league].espn;
  if (playoffs) return playoffs.test(season?.slug ?? '');
  return LEAGUES[league].sport !== 'soccer' && season?.type === POSTSEASON;
}

export function isPreseason(league: League, season: EspnSeason): boolean {
  return LEAGUES[league].sport !== 'soccer' && season?.type === PRESEASON;
}
