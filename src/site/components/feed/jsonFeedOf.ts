import type { DayHead } from '#domain/ledger/head.ts';
import type { FeedItem } from './feedItem.ts';

/** A feed's content, in any format. */
export interface JsonFeed {
  readonly title: string;
  readonly description: string;
  /** Path of the page with the same content. */
  readonly page: string;
  /** When a refresh last confirmed its content; undefined before the first. */
  readonly asOf: string | undefined;
  readonly items: readonly FeedItem[];
  /** The newest head of the ledger; undefined before the first. */
  readonly head: DayHead | undefined;
}

interface Where {
  readonly site: { readonly name: string; readonly url: string };
  /** Address of the feed itself. */
  readonly path: string;
}

/** A feed in the format JSON Feed 1.1 (jsonfeed.org). An item's id is its page's address, whatever its figures. */
export function jsonFeedOf(
  { title, description, page, items, head }: JsonFeed,
  { site, path }: Where,
) {
  const absolute = (to = ''): string => new URL(to, site.url).href;
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: absolute(page),
    feed_url: absolute(path),
    language: 'en-US',
    icon: absolute('/icon-512.png'),
    authors: [{ name: site.name, url: site.url }],
    _simcast: {
      about: absolute('/verify'),
      ledger_head: head ? { day: head.day, seq: head.seq, hash: head.hash } : null,
    },
    items: items.map((item) => ({
      id: absolute(item.link),
      url: absolute(item.link),
      title: item.title,
      content_text: item.description,
      date_published: item.pubDate.toISOString(),
      date_modified: item.modified.toISOString(),
      tags: item.categories,
    })),
  };
}
