import { randomUUID } from 'node:crypto';
import type { Channel } from '#members/account/rules/channel.ts';
import type { Site } from '#wiring';
import { messages, sendingChannels } from '../tools.ts';
import { sendClaimed } from './sendClaimed.ts';

/** One member has few messages waiting. */
const MOST = 5;
/** Seconds for which they belong to this request: longer than it takes. */
const LEASE_S = 180;

/**
 * Sends what waits for one member over one channel, now, within the request: the scheduled run comes every five minutes, and does
 * not begin earlier because somebody asks.
 */
export async function sendOwn(site: Site, memberId: string, channel: Channel): Promise<void> {
  const channels = sendingChannels(site);
  if (!channels?.[channel]) return;
  const store = site.use(messages);
  const claim = randomUUID();
  for (const message of await store.claim(claim, MOST, LEASE_S, [channel], memberId))
    await sendClaimed({ messages: store, channels }, message, claim);
}
