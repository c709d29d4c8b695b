import type { Config } from '@netlify/functions';
import { serve } from '#http/endpoint.ts';
import { PRIVATE_FEEDS } from '#members/privateFeed/privateFeed.ts';

/** Members' private feeds, each at a secret address. */
export const config: Config = {
  path: ['/my/:secret/prices.xml', '/my/:secret/prices.ics'],
  preferStatic: true,
};

export default serve(...PRIVATE_FEEDS);
