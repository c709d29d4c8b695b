import type { League } from '#domain/leagues/league.ts';
import type { Log } from '#domain/operation/log.ts';
import { ODDS_FEED_NAMES, type OddsFeedState } from '#domain/operation/oddsFeeds.ts';
import { resumeAfter } from '#domain/operation/oddsResume.ts';
import { initialRatings, ratingTable } from '#engine/index.ts';
import { matchGames } from '#feeds/joined/prices/matchGames.ts';
import type { OddsFeed } from '#feeds/oddsFeed.ts';
import type { Client } from '#store/client.ts';
import { rowsOf } from './bookRows.ts';
import { findEdges } from './findEdges.ts';
import { readGamesToCome } from './store/gamesToCome.ts';
import { noteOddsAnswer, noteOddsAsked, storeBookPrices } from './store/reading.ts';

/** What is due of a feed. */
export interface LeaguesToRead {
  readonly feed: OddsFeed;
  readonly leagues: readonly League[];
  readonly state: OddsFeedState | undefined;
}

export interface FeedRun {
  readonly now: Date;
  readonly log: Log;
  /** Whether there is time for another request. */
  readonly more: () => boolean;
}

const keysOf = (league: League): ReadonlySet<string> =>
  new Set(ratingTable(initialRatings(league)).map(({ key }) => key));

/** Reads a feed's leagues in their order. A trouble of the feed ends it; a league's own holds up no other. */
export async function readFeed(
  client: Client,
  token: number,
  { feed, leagues, state }: LeaguesToRead,
  { now, log, more }: FeedRun,
): Promise<{
  readonly requests: number;
  readonly changes: number;
  /** Edges that this reading is the first to show. */
  readonly edges: readonly number[];
}> {
  const name = ODDS_FEED_NAMES[feed.id];
  let [requests, changes] = [0, 0];
  const edges: number[] = [];
  for (const league of leagues) {
    if (!more()) break;
    const reading = { token, feed: feed.id, league };
    await noteOddsAsked(client, reading);
    requests += 1;
    const answer = await feed.read(league, now);
    const { remaining, last } = answer.credits;
    if (!answer.ok) {
      const { trouble, reason } = answer;
      const since = state?.trouble === trouble ? new Date(state.since) : now;
      const resumeAt = resumeAfter(trouble, since, now);
      await noteOddsAnswer(client, reading, { trouble, resumeAt, credits: last ?? 0, remaining });
      log(`${name} gave no prices of ${league}: ${reason}`, { level: 'warn' });
      if (resumeAt) break;
      continue;
    }
    // A feed that does not say what it took has taken the usual; an empty answer of one that does is free.
    await noteOddsAnswer(client, reading, { credits: last ?? feed.cost, remaining });
    const games = await readGamesToCome(client, league, now);
    const { matched, quarantined } = matchGames(league, games, answer.games, keysOf(league));
    const rows = matched.flatMap(({ id, booked, swapped }) =>
      booked.quotes.flatMap((quote) => rowsOf(id, quote, swapped)),
    );
    const out = [...answer.quarantined, ...quarantined];
    const changed = await storeBookPrices(client, reading, now, out.length, rows);
    changes += changed;
    const scans = new Map(
      matched.flatMap(({ id, booked }) =>
        booked.quotes.flatMap(({ book, scannedAt }) =>
          scannedAt === undefined ? [] : [[`${id} ${book}`, Date.parse(scannedAt)] as const],
        ),
      ),
    );
    const scannedAt = (id: number, book: string) => scans.get(`${id} ${book}`);
    const stored = { reading, at: now, rows, changes: changed, scannedAt };
    edges.push(...(await findEdges(client, stored)));
    for (const { item, reason } of out.slice(0, 5)) {
      log(`left out of ${name}, ${league} ${item}: ${reason}`, { level: 'warn' });
    }
  }
  return { requests, changes, edges };
}
