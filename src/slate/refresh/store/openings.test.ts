import { expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import type { OpeningQuote } from '#domain/prices/odds.ts';
import { slateHash } from '#slate/archive/hash.ts';
import { storeWithLease } from '#store/withLease.fixture.ts';
import { nflGame } from '#test/refreshExample.ts';

const { store, lease } = await storeWithLease();

const START = Date.now() - 3 * 3_600_000;
const minute = (n: number): Date => new Date(START + n * 60_000);
const opening = (line: number): OpeningQuote => ({
  book: 'draftkings',
  feed: 'espn',
  provider: 'DraftKings',
  sample: false,
  spread: { line, home: -110, away: -110 },
});

test('a book’s opening is stored once, is no quote, and goes with the sides that it was told of', async () => {
  const told = nflGame('1', 1);
  const tell = (at: number, game: FeedGame) =>
    store.ingestGames(lease, { name: 'espn', sample: false, asOf: minute(at) }, [game]);
  const window = { from: new Date(0), to: new Date('2100-01-01'), sample: false };
  const history = async (at: number) => {
    const games = await store.readGames(window);
    const content = {
      sample: false,
      games: games.map((game) => ({ gameId: game.id, predictionId: undefined, game })),
    };
    await store.publishSlate(lease, {
      ...content,
      contentHash: slateHash(content),
      asOf: minute(at),
      ledger: [],
    });
    const current = await store.readCurrentSlate();
    if (!current) throw new Error('no slate is up');
    const lines = await store.readLineHistory({ slateId: current.id, until: current.asOf });
    return [...lines.values()].flat().map(({ opened, spread }) => [opened, spread?.line]);
  };
  const [quote] = told.odds;
  await tell(0, { ...told, openings: [opening(-6)] });
  await tell(15, { ...told, openings: [opening(-9)] });
  expect(await history(15)).toEqual([
    [true, -6],
    [undefined, quote?.spread?.line],
  ]);
  expect((await store.readGames(window))[0]?.odds).toHaveLength(1);
  // If the feed swaps the sides before the start, it is a different line.
  const swapped = { ...told, homeTeam: told.awayTeam, awayTeam: told.homeTeam };
  await tell(30, swapped);
  expect((await history(30)).filter(([opened]) => opened)).toEqual([]);
  await tell(45, { ...swapped, openings: [opening(6)] });
  expect((await history(45))[0]).toEqual([true, 6]);
});
