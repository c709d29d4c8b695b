import { afterEach, expect, test } from 'vitest';
import { payingPairs } from '#domain/events/payingPairs.ts';
import { DIGESTS } from '#members/messages/rules/digests.ts';
import { refreshSlate } from '#slate/refresh/refreshSlate.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { travel, trial, withAccounts } from '#test/accounts/trial.ts';
import { scriptedEvents, tennisMatch } from '#test/eventExample.ts';
import { scriptedSource } from '#test/refreshExample.ts';
import { dayReader } from './sayableDay.ts';

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
  refreshSlate({
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

test('a digest names a match that pays by the number of its ledger entry, at the figures that the ledger noted', async () => {
  const read = dayReader(storeOn(trial.database));
  expect(await read()).toBeUndefined();
  await refresh();
  const day = await read();
  const [said] = await trial.database.query<{ edge: Record<string, unknown>; line: string }>(
    `select payload::jsonb #> '{edges,0}' as edge,
       (select seq from ledger where kind = 'prediction') as line from ledger where kind = 'edges'`,
  );
  const [price] = payingPairs(day?.pairs ?? [], day?.now ?? new Date());
  expect(price).toMatchObject({
    name: said?.edge.pick,
    american: said?.edge.price,
    provider: said?.edge.book,
    returnPerUnit: said?.edge.claimed,
  });
  expect(day && DIGESTS.sms(day, WISHES, SENDER).body).toContain(`ATP ${said?.edge.pick} to win`);
  expect(day && DIGESTS.sms(day, WISHES, SENDER).body).toContain(`#${said?.line}`);
  // The same slate is not read again minutes later, and its prices age.
  await travel(40 * 60_000);
  expect((await read())?.pairs).toBe(day?.pairs);
  expect(payingPairs((await read())?.pairs ?? [], new Date())).toHaveLength(1);
  await travel(46 * 60_000);
  expect(await read()).toBeUndefined();
});

test('what is on no ledger is left out', async () => {
  await refresh();
  const read = dayReader({
    ...storeOn(trial.database),
    readEventLedgerEntries: async () => new Map(),
  });
  expect((await read())?.pairs).toEqual([]);
});
