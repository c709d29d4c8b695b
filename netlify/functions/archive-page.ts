import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { ARCHIVE_PAGES } from '#slate/pages/archivePages.ts';
import { ARCHIVE_SITEMAPS } from '#slate/pages/archiveSitemaps.ts';

/** Lists of past games, and the sitemaps of their pages. */
export const config: Config = {
  path: ['/archive', '/archive/*', '/sitemap-archive.xml', '/sitemap-archive/*'],
  preferStatic: true,
};

export default serve(...ARCHIVE_PAGES, ...ARCHIVE_SITEMAPS);
