import { randomUUID } from 'node:crypto';
import { clock } from '#clock';
import { playersAsked } from '#domain/follow/playerNow.ts';
import { CHANNELS, type Channel } from '#members/account/rules/channel.ts';
import type { Sender } from '#members/account/rules/sender.ts';
import type { DayReader } from '#slate/answers/dayReader.ts';
import type { PlayersReader } from '#slate/answers/followed/playersReader.ts';
import type { SeasonsReader } from '#slate/answers/seasonsReader.ts';
import type { Messages } from '../store/messages.ts';
import { decideDigests } from './decideDigests.ts';
import { type Channels, type Sent, sendClaimed } from './sendClaimed.ts';

export interface DigestTools {
  readonly messages: Messages;
  /** The channels that the owner has turned on; nothing is decided or sent for others. */
  readonly channels: Channels;
  readonly day: DayReader;
  /** Season odds of followed teams. */
  readonly seasons: SeasonsReader;
  /** Followed players. */
  readonly players: PlayersReader;
  readonly sender: Sender;
  /** Called for a message that could not be handled now: the next run retries it. */
  readonly failed: (error: unknown) => void;
}

interface Pace {
  /** Members decided for, and messages claimed, at a time. */
  readonly batch: number;
  /** Messages in transit at once. */
  readonly abreast: number;
  /** Seconds for which a claimed message belongs to this worker: longer than a batch takes. */
  readonly leaseS: number;
}

/** With ten seconds for each try a batch takes 50 at most, but for the database. */
const PACE: Pace = { batch: 200, abreast: 40, leaseS: 180 };

interface DigestCounts extends Record<Sent, number> {
  decided: number;
  failed: number;
  /** Whether nothing could be decided, because no figures are current. */
  stale: boolean;
}

const named = (channels: Channels): Channel[] => CHANNELS.filter((name) => channels[name]);

/** Sends the claimed messages, several at a time; a failure stops no other. */
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
  const followed = due.flatMap(({ follows }) => follows);
  const [seasons, players] = await Promise.all([
    tools.seasons(followed, day.sample, day.now),
    tools.players(playersAsked(new Set(followed)), day.now),
  ]);
  const said = { ...day, seasons, players };
  const decided = await decideDigests(tools.messages, due, said, tools.sender);
  counts.decided += decided;
  return decided;
}

/**
 * Decides and sends the digests of members whose hour it is, in batches so that figures are current, until all are done or time
 * is up. The next run continues with whatever is left, even after a crash.
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
