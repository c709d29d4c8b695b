import process from 'node:process';
import { connect } from '#server/store/client.ts';
import { PROMPT } from '#server/store/limitedFetch.ts';
import { createPrivateFeeds, type PrivateFeeds } from '#server/store/privateFeeds.ts';

let feeds: PrivateFeeds | undefined;

/** Members' own feeds, reached at the first use. */
export function feedTools(): PrivateFeeds {
  feeds ??= createPrivateFeeds(connect(process.env, PROMPT));
  return feeds;
}

/** Where addresses of the site begin. Throws one sentence where the environment does not say. */
export function siteUrl(): string {
  const { URL: url } = process.env;
  if (!url) throw new Error('URL must be set: a feed’s address begins with it.');
  return url;
}
