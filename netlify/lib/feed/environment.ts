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
