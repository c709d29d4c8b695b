import process from 'node:process';
import { connect } from '#server/store/client.ts';
import { PROMPT } from '#server/store/limitedFetch.ts';
import { createMembers } from '#server/store/members.ts';

/** Forgets texts, calls and readings of feeds whose time is over, whatever of it is on or off. */
export const thinPrivate = (): Promise<unknown> =>
  createMembers(connect(process.env, PROMPT)).thinPrivate();
