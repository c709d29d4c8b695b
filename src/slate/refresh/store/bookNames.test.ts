import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookNamed } from '#domain/prices/bookmakers.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame } from '#test/refreshExample.ts';

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());

const MIGRATION = new URL(
  '../../../../supabase/migrations/20261126003000_books.sql',
  import.meta.url,
);

test('what was stored under a book’s other spelling is of that book; who is no book is gone', async () => {
  const lease = await store.acquireLease('manual', 600);
  if (!lease) throw new Error('the lease is held');
  const told = nflGame('1', 1);
  const seen = async (minute: number, ...books: [string, number][]) => {
    const asOf = new Date(Date.now() - 3_600_000 + minute * 60_000);
    const odds = books.map(([provider, line]) => ({
      book: bookNamed(provider).id,
      feed: 'espn' as const,
      provider,
      sample: false,
      asOf: asOf.toISOString(),
      spread: { line },
    }));
    await store.ingestGames(lease, { name: 'espn', sample: false, asOf }, [{ ...told, odds }]);
  };
  await seen(0, ['Draft Kings', -3], ['consensus', -9], ['Some Book', -4]);
  await seen(15, ['DraftKings', -2.5], ['consensus', -9], ['Some Book', -4]);
  await database.query(readFileSync(MIGRATION, 'utf8'));
  const rows = await database.query<{ provider: string; spread_line: number }>(
    'select provider, spread_line::float8 as spread_line from public.odds_quotes order by id',
  );
  expect(rows.map(({ provider, spread_line: line }) => [provider, line])).toEqual([
    ['DraftKings', -3],
    ['Some Book', -4],
    ['DraftKings', -2.5],
  ]);
  const window = { from: new Date(0), to: new Date('2100-01-01'), sample: false };
  const [game] = await store.readGames(window);
  expect(game?.odds.map(({ provider, spread }) => [provider, spread?.line])).toEqual([
    ['DraftKings', -2.5],
    ['Some Book', -4],
  ]);
});
