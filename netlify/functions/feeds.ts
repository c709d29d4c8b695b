import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { FEED_ENDPOINTS } from '#slate/pages/feeds.ts';

/** RSS and JSON Feed from the published slate: a reader's app is never behind the site. */
export const config: Config = { path: ['/rss.xml', '/feed.json', '/rss/:league', '/feed/:league'] };

export default serve(...FEED_ENDPOINTS);
