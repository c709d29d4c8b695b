import { randomUUID } from 'node:crypto';
import type { Log } from '#domain/operation/log.ts';
import { jobLog, reasonOf } from '#jobLog';
import type { Site } from '#wiring';
import { messages, sendingChannels } from '../tools.ts';
import { sendClaimed } from './sendClaimed.ts';

/** Claimed at a time, and sent abreast. */
const MOST = 20;
/** Seconds for which they belong to this run: longer than it takes. */
const LEASE_S = 60;
/** No batch begins after this many ms: a scheduled function has 30 seconds, and a reading came first. */
const BEGIN_WITHIN_MS = 6_000;

/** Sends notifications that wait, now: what they say is true for minutes, and the scheduled run comes every five. It never throws. */
export async function sendAtOnce(site: Site, log: Log = jobLog('notifications')): Promise<void> {
  try {
    const channels = sendingChannels(site);
    if (!channels?.push) return;
    const store = site.use(messages);
    const until = performance.now() + BEGIN_WITHIN_MS;
    while (performance.now() < until) {
      const claim = randomUUID();
      const claimed = await store.claim(claim, MOST, LEASE_S, ['push']);
      if (claimed.length === 0) return;
      await Promise.all(
        claimed.map((message) => sendClaimed({ messages: store, channels }, message, claim)),
      );
    }
  } catch (error) {
    log(`Notifications wait: ${reasonOf(error)}`, { level: 'error' });
  }
}
