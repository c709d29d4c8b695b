import type { League } from '#domain/leagues/league.ts';
import { initialRatings, ratingTable } from '#engine/index.ts';
import { type MatchedGame, matchGames } from '#feeds/joined/prices/matchGames.ts';
import type { OddsFeed } from '#feeds/oddsFeed.ts';
import type { Client } from '#store/client.ts';
import { quoteRows } from './bookRows.ts';
import { findEdges } from './findEdges.ts';
import { readPairList, readPairs } from './readPairs.ts';
import { readGamesToCome } from './store/gamesToCome.ts';
import { noteOddsAnswer, noteOddsAsked, storeBookPrices } from './store/reading.ts';
import { type Come, type FeedRun, type ToldOdds, tellerOf } from './told.ts';
import type { FeedToRead, WantedReading } from './whatToRead.ts';

const keysOf = (league: League): ReadonlySet<string> =>
  new Set(ratingTable(initialRatings(league)).map(({ key }) => key));

/** When the feed last looked at a book in a game, ms since 1970. */
function scansOf(matched: readonly MatchedGame[]) {
  const scans = new Map(
    matched.flatMap(({ id, booked }) =>
      booked.quotes.flatMap(({ book, scannedAt }) =>
        scannedAt === undefined ? [] : [[`${id} ${book}`, Date.parse(scannedAt)] as const],
      ),
    ),
  );
  return (id: number, book: string) => scans.get(`${id} ${book}`);
}

async function readLeague(
  client: Client,
  token: number,
  feed: OddsFeed,
  league: League,
  { now, told, leftOut }: ToldOdds,
): Promise<Come> {
  const reading = { token, feed: feed.id, league };
  await noteOddsAsked(client, reading);
  const answer = await feed.read(league, now);
  const { remaining, last } = answer.credits;
  if (!answer.ok) {
    const { trouble } = answer;
    const resumeAt = told(league, answer);
    await noteOddsAnswer(client, reading, { trouble, resumeAt, credits: last ?? 0, remaining });
    return { changes: 0, stop: resumeAt !== undefined };
  }
  // A feed that does not say what it took has taken the usual; an empty answer of one that does is free.
  await noteOddsAnswer(client, reading, { credits: last ?? feed.cost, remaining });
  const games = await readGamesToCome(client, league, now);
  const { matched, quarantined } = matchGames(league, games, answer.games, keysOf(league));
  const rows = matched.flatMap(({ id, booked, swapped }) =>
    booked.quotes.flatMap((quote) => quoteRows(id, quote, swapped)),
  );
  const out = [...answer.quarantined, ...quarantined];
  const changes = await storeBookPrices(client, reading, now, out.length, rows);
  const stored = { reading, at: now, rows, changes, scannedAt: scansOf(matched) };
  const edges = await findEdges(client, stored);
  leftOut(league, out);
  return { changes, stop: false, edges };
}

/** Makes a feed's requests in their order. A trouble of the feed ends it; a league's own holds up no other. */
export async function readFeed(
  client: Client,
  token: number,
  due: FeedToRead,
  run: FeedRun,
): Promise<{
  readonly requests: number;
  readonly changes: number;
  readonly edges: readonly number[];
}> {
  const { feed, wanted } = due;
  const teller = tellerOf(due, run);
  const one = (what: WantedReading): Promise<Come> => {
    if (what.of === 'league') return readLeague(client, token, feed, what.league, teller);
    if (what.of === 'list') return readPairList(client, token, feed, teller);
    return readPairs(client, token, feed, what.key, teller);
  };
  let [requests, changes] = [0, 0];
  const edges: number[] = [];
  for (const what of wanted) {
    if (!run.more()) break;
    const come = await one(what);
    requests += 1;
    changes += come.changes;
    edges.push(...(come.edges ?? []));
    if (come.stop) break;
  }
  return { requests, changes, edges };
}
