import type { RSSFeedItem } from '@astrojs/rss';

/** An item of a feed in any format. Its date is of when it was first said and stays; what it says now may be newer. */
export interface FeedItem extends RSSFeedItem {
  readonly title: string;
  readonly link: string;
  readonly description: string;
  readonly pubDate: Date;
  /** When what it says was last changed. */
  readonly modified: Date;
}
