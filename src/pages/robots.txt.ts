import { robotsText } from '#components/feed/robotsText.ts';
import { ARCHIVE_SITEMAP } from '#domain/archive/archivePaths.ts';
import { SITE } from '#site';

const SITEMAPS = ['/sitemap.xml', '/sitemap-predictions.xml', ARCHIVE_SITEMAP];

export const GET = (): Response =>
  new Response(robotsText(SITEMAPS.map((path) => new URL(path, SITE.url).href)), {
    headers: { 'content-type': 'text/plain' },
  });
