import { LEAGUES, type League } from '#domain/league.ts';
import type { EspnEvent } from './schema.ts';

type EspnSeason = EspnEvent['season'];

/** Leagues whose season runs over New Year and is counted by its end year (see domain/game.ts). */
const END_YEAR: ReadonlySet<League> = new Set([
  'NBA',
  'NHL',
  'NCAAB',
  'EPL',
  'LaLiga',
  'Bundesliga',
  'SerieA',
]);
/** ESPN counts soccer seasons by their start year: 2025-26 is 2025 there. */
const ESPN_START_YEAR: ReadonlySet<League> = new Set(['EPL', 'LaLiga', 'Bundesliga', 'SerieA']);
/** Leagues of the autumn that are counted by their start year. */
const START_YEAR: ReadonlySet<League> = new Set(['NFL', 'NCAAF']);

const JULY = 6;

function seasonOfDate(league: League, time: Date): number {
  const year = time.getUTCFullYear();
  const afterSummer = time.getUTCMonth() >= JULY;
  if (END_YEAR.has(league)) return afterSummer ? year + 1 : year;
  if (START_YEAR.has(league)) return afterSummer ? year : year - 1;
  return year;
}

/** Season as our files count it. A year the date cannot belong to gives way to the date's own. */
export function readSeason(league: League, season: EspnSeason, time: Date): number {
  const dated = seasonOfDate(league, time);
  if (season?.year === undefined) return dated;
  const year = season.year + (ESPN_START_YEAR.has(league) ? 1 : 0);
  return Number.isInteger(year) && Math.abs(year - dated) <= 1 ? year : dated;
}

/** ESPN's season types: 1 preseason, 2 regular, 3 postseason, 4 off-season, 5 NBA play-in. */
const PRESEASON = 1;
const POSTSEASON = 3;

/** Soccer has a number of its own per round: MLS rounds are told by name, Europe's leagues have none. */
export function isPostseason(league: League, season: EspnSeason): boolean {
  if (league === 'MLS') return /play-?off|round|final|mls-cup|wild-card/.test(season?.slug ?? '');
  return LEAGUES[league].sport !== 'soccer' && season?.type === POSTSEASON;
}

export function isPreseason(league: League, season: EspnSeason): boolean {
  return LEAGUES[league].sport !== 'soccer' && season?.type === PRESEASON;
}
