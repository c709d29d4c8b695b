import type { RSSFeedItem } from '@astrojs/rss';

/** An item of a feed in any format. Its date is the first publication's and never changes; its content may be newer. */
export interface FeedItem extends RSSFeedItem {
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly pubDate: Date;
  /** When its content last changed. */
  readonly modified: Date;
}
