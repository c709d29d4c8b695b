import type { Config } from '@netlify/functions';
import { privateFeed } from '../lib/feed/privateFeed.ts';

/** Members' own feeds, each at a secret address. */
export const config: Config = {
  path: ['/my/:secret/prices.xml', '/my/:secret/prices.ics'],
  preferStatic: true,
};

export default privateFeed;
