import { sitemapIndexXml } from '#components/feed/sitemapIndexXml.ts';
import { sitemapXml } from '#components/feed/sitemapXml.ts';
import {
  ARCHIVE_PATH,
  archiveLeaguePath,
  archiveMonthPath,
  archiveSitemapPath,
  type Month,
} from '#domain/archive/archivePaths.ts';
import { lastingEventPath, lastingPartPath } from '#domain/archive/eventAddress.ts';
import type { PastEvent } from '#domain/archive/pastEvent.ts';
import type { PastGame } from '#domain/archive/pastGame.ts';
import type { PastMonth } from '#domain/archive/pastMonth.ts';
import { SITE } from '#site';

const absolute = (path: string): string => new URL(path, SITE.url).href;

const latest = (months: readonly PastMonth[]): string | undefined =>
  months
    .map(({ changed }) => changed)
    .sort()
    .at(-1);

/** A sitemap a month of past contests. */
export const archiveIndex = (months: readonly PastMonth[]): string =>
  sitemapIndexXml(
    [...Map.groupBy(months, ({ month }) => month)].map(([month, all]) => ({
      url: absolute(archiveSitemapPath(month)),
      changed: latest(all),
    })),
  );

/** A month's games and events, and the lists of its leagues. */
export function monthSitemap(
  month: Month,
  games: readonly PastGame[],
  events: readonly Pick<PastEvent, 'id' | 'part' | 'league'>[],
): string {
  const leagues = new Set([...games, ...events].map(({ league }) => league));
  const lists = [...leagues].flatMap((league) => [
    archiveLeaguePath(league),
    archiveMonthPath(league, month),
  ]);
  const pages = events.flatMap(({ id, part }) => [lastingEventPath(id), lastingPartPath(id, part)]);
  const paths = new Set([
    ARCHIVE_PATH,
    ...lists,
    ...games.map(({ id }) => `/game/${id}`),
    ...pages,
  ]);
  return sitemapXml([...paths].map((path) => ({ url: absolute(path) })));
}
