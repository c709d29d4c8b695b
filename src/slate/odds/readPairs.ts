import { matchPairs } from '#feeds/joined/prices/matchPairs.ts';
import type { OddsFeed, PairKey } from '#feeds/oddsFeed.ts';
import type { Client } from '#store/client.ts';
import {
  noteKeyAnswer,
  noteKeyAsked,
  noteListAsked,
  type PairRow,
  storeListedKeys,
  storePairPrices,
} from './store/pairPrices.ts';
import { readPairsToCome } from './store/pairsToCome.ts';
import type { Come, ToldOdds } from './told.ts';

/** Asks for the tournaments that there are now, and stores them. */
export async function readPairList(
  client: Client,
  token: number,
  { id: feed, pairs }: OddsFeed,
  { told }: ToldOdds,
): Promise<Come> {
  if (!pairs.list) return { changes: 0, stop: false };
  await noteListAsked(client, { token, feed });
  const answer = await pairs.list();
  const { last = 0, remaining } = answer.credits;
  if (!answer.ok) {
    const resumeAt = told('list of sports', answer);
    const { trouble } = answer;
    await noteKeyAnswer(client, { token, feed }, { trouble, resumeAt, credits: last, remaining });
    return { changes: 0, stop: resumeAt !== undefined };
  }
  await noteKeyAnswer(client, { token, feed }, { credits: last, remaining });
  await storeListedKeys(client, { token, feed }, answer.keys);
  return { changes: 0, stop: false };
}

/** Reads the fights or matches under one key, and stores the prices of those that are ours. */
export async function readPairs(
  client: Client,
  token: number,
  { id: feed, pairs }: OddsFeed,
  key: PairKey,
  { now, told, leftOut }: ToldOdds,
): Promise<Come> {
  const reading = { token, feed, key };
  await noteKeyAsked(client, reading);
  const answer = await pairs.read(key, now);
  const { last, remaining } = answer.credits;
  if (!answer.ok) {
    const resumeAt = told(key.key, answer);
    const { trouble } = answer;
    await noteKeyAnswer(client, reading, { trouble, resumeAt, credits: last ?? 0, remaining });
    return { changes: 0, stop: resumeAt !== undefined };
  }
  await noteKeyAnswer(client, reading, { credits: last ?? pairs.cost, remaining });
  const all = await readPairsToCome(client, key.sport, now);
  const ours = all.filter(({ tour }) => key.tour === undefined || tour === key.tour);
  const { matched, quarantined } = matchPairs(ours, answer.games);
  const rows = matched.flatMap(({ pair: { eventId, part }, booked, swapped }) =>
    booked.quotes.flatMap(({ book, moneyline }): PairRow[] => {
      if (!moneyline) return [];
      const [a, b] = swapped ? [moneyline.away, moneyline.home] : [moneyline.home, moneyline.away];
      return [{ event_id: eventId, part, book, a, b }];
    }),
  );
  const out = [...answer.quarantined, ...quarantined];
  const changes = await storePairPrices(client, reading, now, out.length, rows);
  leftOut(key.key, out);
  return { changes, stop: false };
}
