import type { SitemapPage } from './sitemapXml.ts';
import { xmlText } from './xmlText.ts';

/** A list of sitemaps by sitemaps.org, protocol 0.9: at most 50,000. */
export function sitemapIndexXml(sitemaps: readonly SitemapPage[]): string {
  const all = sitemaps.map(({ url, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${xmlText(changed)}</lastmod>`;
    return `<sitemap><loc>${xmlText(url)}</loc>${date}</sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${all.join('\n')}\n</sitemapindex>\n`;
}
