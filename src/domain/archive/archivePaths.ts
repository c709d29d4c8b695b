import { easternDate, easternDayRange, type Instant } from '../time/time.ts';
import { slug } from '../words/slug.ts';
import { type ArchiveLeague, archiveLeaguePart } from './archiveLeague.ts';

/** All contests that we have forecast, by league. */
export const ARCHIVE_PATH = '/archive';

/** "2026-11", a month in New York. */
export type Month = string;

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
export const isMonth = (text: string): text is Month => MONTH.test(text);

/** The month, in New York, of an instant. */
export const archiveMonth = (instant: Instant): Month => easternDate(instant).slice(0, 7);

/** The month `after` months after one. */
const monthAfter = (month: Month, after: number): Month =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + after, 1))
    .toISOString()
    .slice(0, 7);

/** First instant of a month in New York, and of the next. */
export const monthRange = (month: Month): { readonly from: string; readonly to: string } => ({
  from: easternDayRange(`${month}-01`).from,
  to: easternDayRange(`${monthAfter(month, 1)}-01`).from,
});

const NAME = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "November 2026" */
export const monthName = (month: Month): string => NAME.format(new Date(`${month}-01T00:00:00Z`));

export const archiveLeaguePath = (league: ArchiveLeague): string =>
  `${ARCHIVE_PATH}/${archiveLeaguePart(league)}`;

export const archiveMonthPath = (league: ArchiveLeague, month: Month): string =>
  `${archiveLeaguePath(league)}/${month}`;

/** Contests of one team, fighter, player or driver; undefined if the name gives no address. */
export function archiveNamePath(league: ArchiveLeague, name: string): string | undefined {
  const part = slug(name);
  return part === '' ? undefined : `${archiveLeaguePath(league)}/${part}`;
}

/** Sitemap of the contests of a month, of all leagues; and the list of those sitemaps. */
export const ARCHIVE_SITEMAP = '/sitemap-archive.xml';
export const archiveSitemapPath = (month: Month): string => `/sitemap-archive/${month}.xml`;
