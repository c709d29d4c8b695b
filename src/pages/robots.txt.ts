import { SITE } from '#site';

const SITEMAPS = ['/sitemap.xml', '/sitemap-predictions.xml'];

/** Search engines read the pages, not the API, and find every page by the sitemaps. */
export function GET(): Response {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /my/',
    'Disallow: /search',
    '',
  ];
  const sitemaps = SITEMAPS.map((path) => `Sitemap: ${new URL(path, SITE.url).href}`);
  return new Response(`${[...lines, ...sitemaps].join('\n')}\n`, {
    headers: { 'content-type': 'text/plain' },
  });
}
