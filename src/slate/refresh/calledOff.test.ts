import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { FeedGame } from '#domain/game/game.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { fightCard, mainBout, openingBout, scriptedEvents } from '#test/eventExample.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { saidLongAgo } from '#test/saidLongAgo.ts';

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());

const refresh = (game: FeedGame, card: FeedEvent) =>
  refreshTestSlate({
    store,
    source: scriptedSource({ NFL: [game] }),
    events: scriptedEvents({ UFC: [card] }),
    trigger: 'manual',
    now: new Date(),
    // With fewer, the total is too near to half to be a pick.
    runs: 100_000,
    log: () => {},
  });

const picks = async (kind: 'game' | 'event', part: string) =>
  (await store.readRecordRows())
    .filter((row) => row.basis === 'pick' && row.kind === kind && row.part === part)
    .map(({ market, outcome, resultVersion }) => `${market} ${outcome} ${resultVersion}`)
    .sort();

const won = { ...mainBout, result: { winner: 'a', method: 'decision' } } as const;

test('what was called off is void after two days, and graded if it is played after all', async () => {
  await refresh(nflGame('1', 30), fightCard(1));
  await saidLongAgo(database);
  await database.query("update events set start_time = public.clock() - interval '3 days'");
  const off = { status: 'postponed', detail: 'Postponed' } as const;
  const card = fightCard(-72, { status: 'final', bouts: [won] });
  // A game may still be played a day after its start.
  await refresh(nflGame('1', -24, off), card);
  expect(await picks('game', '')).toEqual([]);
  await refresh(nflGame('1', -72, off), card);
  const voids = ['moneyline void 0', 'spread void 0', 'total void 0'];
  expect(await picks('game', '')).toEqual(voids);
  // The bout that the card no longer has is void; everything on the other stands.
  expect(await picks('event', openingBout.key)).toEqual(['method void 0', 'moneyline void 0']);
  expect(await picks('event', mainBout.key)).toContain('moneyline win 1');
  const { units } = await store.readRecord();
  expect(units).toBeCloseTo(0.2, 9);

  const score = { home: 31, away: 10 };
  const late = { ...openingBout, result: { winner: 'draw' } } as const;
  await refresh(
    nflGame('1', -4, { status: 'final', score, detail: 'Final' }),
    fightCard(-72, { status: 'final', bouts: [won, late] }),
  );
  expect(await picks('game', '')).toEqual([
    expect.stringMatching(/^moneyline (win|loss) 1$/),
    expect.stringMatching(/^spread (win|loss) 1$/),
    expect.stringMatching(/^total (win|loss) 1$/),
  ]);
  expect(await picks('event', openingBout.key)).toEqual(['method loss 1', 'moneyline push 1']);
});

test('a game called early is graded by what books let stand; what the feed gave it stands beside ours', async () => {
  const seen = (game: FeedGame) => {
    const source = {
      ...scriptedSource({ NFL: [game] }),
      chances: {
        leagues: new Set(['NFL'] as const),
        chance: async () => ({ home: 63, away: 36.5 }),
      },
    };
    return refreshTestSlate({ store, source, trigger: 'manual', now: new Date(), log: () => {} });
  };
  await seen(nflGame('9', 0.5));
  await seen(nflGame('9', 0.5));
  const [game] = (await store.readPublishedGames()).filter(({ status }) => status === 'scheduled');
  // Its start passes.
  await database.moveClock(3_600_000);
  const final = { status: 'final', score: { home: 20, away: 10 }, detail: 'Final' } as const;
  const graded = async (calledAfter?: number) => {
    await seen(nflGame('9', 0.4, { ...final, ...(calledAfter && { calledAfter }) }));
    const rows = (await store.readRecordRows()).filter(({ id }) => id === game?.id);
    return rows.filter(({ basis }) => basis === 'pick');
  };
  const whole = await graded();
  expect(whole.every(({ outcome }) => outcome !== 'void')).toBe(true);
  const winner = whole.find(({ market }) => market === 'moneyline');
  const given = winner?.pick === game?.homeTeam.name ? 63 / 99.5 : 36.5 / 99.5;
  expect(winner?.espnProbability).toBeCloseTo(100 * given, 9);
  expect(whole.filter(({ espnProbability }) => espnProbability !== undefined)).toHaveLength(1);
  // The feed later says that it ended after three quarters.
  expect((await graded(3)).map(({ outcome, resultVersion }) => [outcome, resultVersion])).toEqual(
    whole.map(() => ['void', 2]),
  );
});
