import { afterEach, expect, test } from 'vitest';
import { clock } from '#clock';
import { partsOf } from '#domain/events/parts.ts';
import { payingPairs } from '#domain/events/payingPairs.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import type { SaidPair } from '#domain/prices/sayableDay.ts';
import { laggingPart } from '#domain/prices/sharpHistory.fixture.ts';
import type { ShownEdge } from '#domain/record/picks/pick.ts';
import { partEdges } from '#domain/record/picks/shownEdges.ts';
import { DIGESTS } from '#members/messages/rules/digests.ts';
import { partId } from '#slate/archive/eventPredictions.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { travel, trial, withAccounts } from '#test/accounts/trial.ts';
import { scriptedEvents, tennisMatch } from '#test/eventExample.ts';
import { scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { dayReader } from './dayReader.ts';

withAccounts();
afterEach(() => travel(0));

const SENDER = { name: 'Simcast', host: 'simcast.example', helpLine: '1-800-GAMBLER' };
const WISHES = { zone: 'America/New_York', leagues: [], teams: [], silent: false };

const quote = (provider: string, a: number, b: number) => ({
  book: provider.toLowerCase(),
  feed: 'espn' as const,
  provider,
  sample: false,
  asOf: new Date().toISOString(),
  a,
  b,
});

/** A refresh with one match: three books agree, a fourth offers a better price on Sinner. */
const refresh = () =>
  refreshTestSlate({
    store: storeOn(trial.database),
    source: scriptedSource({}),
    events: scriptedEvents({
      Tennis: [
        tennisMatch(6, {
          moneyline: [
            ...['One', 'Two', 'Three'].map((name) => quote(name, -105, -105)),
            quote('Other', 125, -145),
          ],
        }),
      ],
    }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

const LATE = new Date('2030-01-01T00:00:00Z');

/** Notes edges of a match on the ledger, as a refresh does that has readings of a sharp book. */
const noteEdges = ({ id, startTime }: TennisMatch & SportEvent, edges: readonly ShownEdge[]) =>
  trial.database.query(
    `insert into ledger (kind, event_id, part, event_prediction_id, payload)
     select 'edges', event_id, part, event_prediction_id, jsonb_build_object('type', 'edges', 'eventId', event_id, 'part', part,
       'startTime', $2::text, 'predictionId', event_prediction_id, 'edges', $3::jsonb)::text
     from ledger where kind = 'prediction' and event_id = $1`,
    [id, startTime, JSON.stringify(edges)],
  );

/** A pair of the day with our readings of a sharp book that moved on side a ten minutes ago. */
const sharpPair = (pair: SaidPair): SaidPair => laggingPart(pair);

test('a pair has the number of its ledger entry and, by our readings, the figures that the ledger noted; a digest names no edge', async () => {
  const read = dayReader(storeOn(trial.database));
  expect(await read()).toBeUndefined();
  await refresh();
  const store = storeOn(trial.database);
  const slate = await store.readCurrentSlate();
  const [match] = await store.readEvents({ slateId: slate?.id ?? 0, from: new Date(0), to: LATE });
  if (match?.kind !== 'match') throw new Error('no match');
  const [part] = partsOf(match);
  if (!part) throw new Error('no part');
  const edges = partEdges(laggingPart(match), part, clock.now());
  expect(edges).toHaveLength(1);
  await noteEdges(match, edges);
  const day = await read();
  if (!day) throw new Error('no day');
  const [said] = await trial.database.query<{ edge: Record<string, unknown>; line: string }>(
    `select payload::jsonb #> '{edges,0}' as edge,
       (select seq from ledger where kind = 'prediction') as line from ledger where kind = 'edges'`,
  );
  if (!said) throw new Error('no edge on the ledger');
  expect((await store.readLastEdges([], [match.id])).parts.get(partId(match.id, ''))).toEqual(
    edges,
  );
  expect(day.pairs.map(({ entry }) => String(entry))).toEqual([String(said.line)]);
  // While it is true the page's rule names the same one.
  const [price, ...more] = payingPairs(day.pairs.map(sharpPair), day.now);
  expect(more).toEqual([]);
  expect(price).toMatchObject({
    name: said.edge.pick,
    american: said.edge.price,
    provider: said.edge.book,
    returnPerUnit: said.edge.claimed,
  });
  // It lives two minutes and a digest is read for hours: what digests are written from has no readings.
  expect(day.pairs.map(({ priceHistory }) => priceHistory)).toEqual([undefined]);
  expect(payingPairs(day.pairs, day.now)).toEqual([]);
  for (const channel of ['sms', 'push', 'email'] as const) {
    const { body, named } = DIGESTS[channel](day, WISHES, SENDER);
    expect(named).toEqual([]);
    expect(body).toMatch(/no bet worth making today/i);
    expect(body).not.toContain(said.edge.pick);
    expect(body).not.toContain(`#${said.line}`);
  }
  await travel(2 * 60_000);
  expect(payingPairs(day.pairs.map(sharpPair), clock.now())).toEqual([]);
  // The same slate is not read again minutes later, and its prices age.
  await travel(40 * 60_000);
  expect((await read())?.pairs).toBe(day.pairs);
  expect((await read())?.now).not.toEqual(day.now);
  await travel(46 * 60_000);
  expect(await read()).toBeUndefined();
});

test('without a sharp book a match with a better price is in the day, and no edge is on the ledger or in a digest', async () => {
  await refresh();
  const day = await dayReader(storeOn(trial.database))();
  expect(day?.pairs).toHaveLength(1);
  expect(payingPairs(day?.pairs ?? [], clock.now())).toEqual([]);
  expect(await trial.database.query("select edges from last_edges where edges <> '[]'")).toEqual(
    [],
  );
  expect(day && DIGESTS.sms(day, WISHES, SENDER).named).toEqual([]);
});

test('what is on no ledger is left out', async () => {
  await refresh();
  const read = dayReader({
    ...storeOn(trial.database),
    readEventLedgerEntries: async () => new Map(),
  });
  expect((await read())?.pairs).toEqual([]);
});
