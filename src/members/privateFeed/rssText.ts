import { getRssString } from '@astrojs/rss';
import { SITE } from '#site';
import type { FeedNotice } from './notices.ts';
import type { PriceEntry } from './rules/priceEntry.ts';

/** Minutes that a feed reader may wait before it asks again: the time between two refreshes. */
const TTL = 15;

interface Item {
  readonly key: string;
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly at: string | undefined;
}

const ofPrice = ({ key, title, lines, seenAt, path }: PriceEntry): Item => ({
  key,
  title,
  link: new URL(path, SITE.url).href,
  description: lines.join(' '),
  at: seenAt,
});

const ofNotice = ({ key, title, text, path, at }: FeedNotice): Item => ({
  key,
  title,
  link: new URL(path, SITE.url).href,
  description: text,
  at,
});

/** A member's feed as RSS 2.0, notices first. It does not contain its own address, so passing it on reveals nothing. */
export function privateRssText(
  entries: readonly PriceEntry[],
  notices: readonly FeedNotice[],
): Promise<string> {
  const items = [...notices.map(ofNotice), ...entries.map(ofPrice)];
  return getRssString({
    title: `${SITE.name}: bets worth taking`,
    description: `Bets worth taking, for you alone. Help with gambling: ${SITE.helpLine}.`,
    site: SITE.url,
    trailingSlash: false,
    customData: `<language>en-us</language><ttl>${TTL}</ttl>`,
    items: items.map(({ key, title, link, description, at }) => ({
      title,
      link,
      description,
      ...(at !== undefined && { pubDate: new Date(at) }),
      customData: `<guid isPermaLink="false">urn:simcast:${key}</guid>`,
    })),
  });
}
