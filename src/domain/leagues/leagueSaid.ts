import { type LeaguePage, leaguePageName } from './leaguePage.ts';

const WITH_ARTICLE: ReadonlySet<LeaguePage> = new Set([
  'NFL',
  'NBA',
  'WNBA',
  'NHL',
  'EPL',
  'Bundesliga',
  'UFC',
]);
const COMMON: ReadonlySet<LeaguePage> = new Set(['NCAAF', 'NCAAB', 'Boxing', 'Tennis', 'Golf']);

/** A league or sport within a sentence: "the NFL", "college football", "La Liga". */
export function leagueSaid(page: LeaguePage): string {
  const name = leaguePageName(page);
  if (WITH_ARTICLE.has(page)) return `the ${name}`;
  return COMMON.has(page) ? name.toLowerCase() : name;
}
