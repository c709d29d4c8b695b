import process from 'node:process';
import { connect } from '#server/store/client.ts';
import { PROMPT } from '#server/store/limitedFetch.ts';
import { createMembers } from '#server/store/members.ts';

/**
 * Deletes what is kept of texts, calls and readings of feeds once its time is over, whether those features are on or
 * off.
 */
export const thinPrivate = (): Promise<unknown> =>
  createMembers(connect(process.env, PROMPT)).thinPrivate();
