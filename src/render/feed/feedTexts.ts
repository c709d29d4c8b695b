import { getRssString } from '@astrojs/rss';
import { type JsonFeed, jsonFeedOf } from '#components/feed/jsonFeedOf.ts';
import { LEDGER_NAMESPACE, ledgerHeadXml } from '#components/feed/ledgerHead.ts';
import type { FeedPaths } from '#domain/product/feeds.ts';
import { SITE } from '#site';

/** When a feed last changed: never before its newest item; undefined before the first refresh. */
function lastChange({ asOf, items }: JsonFeed): Date | undefined {
  const times = items.map(({ modified }) => modified.getTime());
  if (asOf !== undefined) times.push(Date.parse(asOf));
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/**
 * A feed as RSS 2.0.
 * @param ttl minutes for which a reader need not ask again
 */
export async function publicRssText(
  feed: JsonFeed,
  paths: FeedPaths,
  ttl: number,
): Promise<string> {
  const { title, description, items, head } = feed;
  const changed = lastChange(feed);
  const self = new URL(paths.rss, SITE.url).href;
  return getRssString({
    title,
    description,
    // The page with the same content.
    site: new URL(feed.page, SITE.url).href,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', ledger: LEDGER_NAMESPACE },
    customData: [
      '<language>en-us</language>',
      `<ttl>${ttl}</ttl>`,
      ...(changed ? [`<lastBuildDate>${changed.toUTCString()}</lastBuildDate>`] : []),
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
      ledgerHeadXml(head),
    ].join(''),
    items: items.map(({ modified, ...item }) => ({
      ...item,
      customData: `<atom:updated>${modified.toISOString()}</atom:updated>`,
    })),
  });
}

/** The same as JSON Feed 1.1. */
export const jsonText = (feed: JsonFeed, paths: FeedPaths): string =>
  JSON.stringify(jsonFeedOf(feed, { site: SITE, path: paths.json }));
