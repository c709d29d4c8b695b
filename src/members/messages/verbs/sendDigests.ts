import { randomUUID } from 'node:crypto';
import { clock } from '#clock';
import { CHANNELS, type Channel } from '#members/account/rules/channel.ts';
import type { Sender } from '#members/account/rules/sender.ts';
import type { DayReader } from '#slate/answers/sayableDay.ts';
import type { Messages } from '../store/messages.ts';
import { decideDigests } from './decideDigests.ts';
import { type Channels, type Sent, sendClaimed } from './sendClaimed.ts';

export interface DigestTools {
  readonly messages: Messages;
  /** Those that the owner has turned on: for no other is anything decided or sent. */
  readonly channels: Channels;
  readonly day: DayReader;
  readonly sender: Sender;
  /** Told of one message that could not be dealt with now: the next run has it. */
  readonly failed: (error: unknown) => void;
}

interface Pace {
  /** Members decided for, and messages claimed, at a time. */
  readonly batch: number;
  /** Messages on their way at once. */
  readonly abreast: number;
  /** Seconds for which a claimed message is this worker's alone: longer than a batch takes. */
  readonly leaseS: number;
}

/** With ten seconds for each try a batch takes 50 at most, but for the database. */
const PACE: Pace = { batch: 200, abreast: 40, leaseS: 180 };

export interface DigestCounts extends Record<Sent, number> {
  decided: number;
  failed: number;
  /** Whether nobody could be decided for, because there are no figures of this minute. */
  stale: boolean;
}

const named = (channels: Channels): Channel[] => CHANNELS.filter((name) => channels[name]);

/** Sends what is claimed, so many at a time; one that fails stops none other. */
async function sendBatch(tools: DigestTools, counts: DigestCounts, pace: Pace): Promise<number> {
  const claim = randomUUID();
  const claimed = await tools.messages.claim(claim, pace.batch, pace.leaseS, named(tools.channels));
  const waiting = claimed.values();
  const one = async (): Promise<void> => {
    for (const message of waiting) {
      try {
        counts[await sendClaimed(tools, message, claim)] += 1;
      } catch (error) {
        counts.failed += 1;
        tools.failed(error);
      }
    }
  };
  await Promise.all(Array.from({ length: pace.abreast }, one));
  return claimed.length;
}

async function decideBatch(tools: DigestTools, counts: DigestCounts, pace: Pace): Promise<number> {
  const due = await tools.messages.dueDigests(pace.batch, named(tools.channels));
  if (due.length === 0) return 0;
  const day = await tools.day();
  if (!day) {
    counts.stale = true;
    return 0;
  }
  const decided = await decideDigests(tools.messages, due, day, tools.sender);
  counts.decided += decided;
  return decided;
}

/**
 * Decides and sends the digests of members whose hour it is, a batch at a time so that figures are of the minute, until all
 * is done or time is up. Whatever it leaves, and whenever it dies, the next run goes on with.
 */
export async function sendDigests(
  tools: DigestTools,
  until: Date,
  ofPace: Partial<Pace> = {},
): Promise<DigestCounts> {
  const pace = { ...PACE, ...ofPace };
  const counts: DigestCounts = {
    decided: 0,
    sent: 0,
    'not sent': 0,
    refused: 0,
    waits: 0,
    failed: 0,
    stale: false,
  };
  await tools.messages.thin();
  for (;;) {
    while (clock.now() < until && (await sendBatch(tools, counts, pace)) > 0);
    if (clock.now() >= until || (await decideBatch(tools, counts, pace)) === 0) return counts;
  }
}
