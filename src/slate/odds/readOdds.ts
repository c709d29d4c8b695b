import { clock } from '#clock';
import type { Log } from '#domain/operation/log.ts';
import { ODDS_FEED_NAMES } from '#domain/operation/oddsFeeds.ts';
import { keyedFeedsOf } from '#feeds/joined/oddsFeeds.ts';
import { jobLog } from '#jobLog';
import { SITE } from '#site';
import type { Client } from '#store/client.ts';
import { promptClient } from '#store/tools.ts';
import type { Site } from '#wiring';
import { readOddsDue } from './store/due.ts';
import { claimOdds, endOdds } from './store/lease.ts';
import { type FeedToRead, whatToRead } from './whatToRead.ts';

/** A scheduled function has 30 seconds; no request begins after this many ms. */
const BEGIN_WITHIN_MS = 18_000;
const LEASE_SECONDS = 55;

/** What one call came to. off: no key is set. idle: nothing is due. busy: another reading is at work. */
type OddsRun =
  | { readonly status: 'off' | 'idle' | 'busy' }
  | {
      readonly status: 'done';
      readonly requests: number;
      readonly changes: number;
      /** Ids of the edges that this reading is the first to show. */
      readonly edges: readonly number[];
    };

/** What is done at once with a reading's new edges. It never throws. */
type Afterwards = (site: Site, edges: readonly number[], log: Log) => Promise<void>;

async function readDue(
  client: Client,
  due: readonly FeedToRead[],
  now: Date,
  log: Log,
): Promise<OddsRun> {
  const token = await claimOdds(client, LEASE_SECONDS);
  if (token === undefined) return { status: 'busy' };
  const until = performance.now() + BEGIN_WITHIN_MS;
  try {
    // Loads the ratings' tables, which most minutes do not need.
    const { readFeed } = await import('./readFeed.ts');
    let [requests, changes] = [0, 0];
    const edges: number[] = [];
    for (const one of due) {
      const read = await readFeed(client, token, one, {
        now,
        log,
        more: () => performance.now() < until,
      });
      requests += read.requests;
      changes += read.changes;
      edges.push(...read.edges);
    }
    return { status: 'done', requests, changes, edges };
  } finally {
    await endOdds(client, token);
  }
}

/**
 * Reads the prices that are due of each feed with a key, and stores what changed. It neither simulates nor publishes nor builds. One
 * at a time; rejects only if the store does.
 */
export async function readOddsFeeds(
  site: Site,
  log: Log = jobLog('odds'),
  afterwards?: Afterwards,
): Promise<OddsRun> {
  const feeds = keyedFeedsOf(site.env, `${SITE.name} (+${SITE.url})`);
  if (feeds.length === 0) return { status: 'off' };
  const client = site.use(promptClient);
  const now = clock.now();
  const state = await readOddsDue(client);
  const due = feeds.flatMap((feed) => whatToRead(feed, state, now) ?? []);
  if (due.length === 0) return { status: 'idle' };
  const run = await readDue(client, due, now, log);
  if (run.status === 'done') {
    const { requests, changes, edges } = run;
    const names = due.map(({ feed }) => ODDS_FEED_NAMES[feed.id]).join(' and ');
    log(`read ${names}`, { counts: { requests, changes, edges: edges.length } });
    if (edges.length > 0) await afterwards?.(site, edges, log);
  }
  return run;
}
