import { xmlText } from './xmlText.ts';

/** A page for search engines. */
export interface SitemapPage {
  /** Absolute address. */
  readonly url: string;
  /** When its content last changed, ISO 8601; absent if not tracked. */
  readonly changed?: string | undefined;
}

/** A sitemap by sitemaps.org, protocol 0.9: at most 50,000 pages. */
export function sitemapXml(pages: readonly SitemapPage[]): string {
  const urls = pages.map(({ url, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${xmlText(changed)}</lastmod>`;
    return `<url><loc>${xmlText(url)}</loc>${date}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
