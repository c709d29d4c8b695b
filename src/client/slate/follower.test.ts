import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { priceMarks } from '#domain/prices/priceMark.ts';
import { type FollowedPage, follower } from './follower.ts';

const { id, odds, asOf } = EXAMPLE_GAME;
const [quote] = odds;
const SLATE = '/api/slate';
const STATUS = { contentHash: 'new', asOf: { NFL: asOf } };
const entry = (price: number) => ({
  ...quote,
  id,
  odds: {
    moneyline: quote?.moneyline,
    spread: { ...quote?.spread, line: price },
    total: quote?.total,
  },
});

const answers = new Map<string, unknown>();
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  answers.clear();
  answers.set(SLATE, STATUS);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = answers.get(path);
    return Response.json(answer ?? { error: 'down' }, { status: answer === undefined ? 503 : 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that shows a slate, with its later state. */
function pageOf(
  hash: string,
  fetch: FollowedPage<string>['fetch'] = async (contentHash) => `page of ${contentHash}`,
  isTurned = () => false,
) {
  const done: string[] = [];
  const drawn: unknown[] = [];
  const page: FollowedPage<string> = {
    hash: () => hash,
    prices: () => new Map([[id, priceMarks(odds)]]),
    fetch,
    isTurned,
    confirm: () => done.push('confirm'),
    wait: () => done.push('wait'),
    draw: async (later, status) => {
      done.push('draw');
      drawn.push(later, status);
    },
    fail: () => done.push('fail'),
  };
  return { done, drawn, ...follower(page) };
}

test('while the slate it shows is up, a page is confirmed and asks for nothing else', async () => {
  const { check, done } = pageOf('new');
  expect(await check()).toBe('confirmed');
  expect(done).toEqual(['confirm']);
  expect(asked).toEqual([SLATE]);
});

test('a later slate is drawn once the page that shows it is there, with what is said of it', async () => {
  const { check, done, drawn } = pageOf('old');
  expect(await check()).toBe('drawn');
  expect(done).toEqual(['wait', 'draw']);
  expect(drawn).toEqual(['page of new', STATUS]);
});

test('without which slate is up nothing is drawn, and the page says so', async () => {
  answers.delete(SLATE);
  const { check, done } = pageOf('old');
  expect(await check()).toBe('failed');
  expect(done).toEqual(['fail']);
});

test('without the later page nothing is drawn, and the page says so', async () => {
  const { check, done } = pageOf('old', () => Promise.reject(new Error('down')));
  expect(await check()).toBe('failed');
  expect(done).toEqual(['wait', 'fail']);
});

test('a page overtaken by a start or midnight is drawn anew on the same slate', async () => {
  const turned = pageOf('new', undefined, () => true);
  expect(await turned.check()).toBe('drawn');
  expect(turned.done).toEqual(['draw']);
  const drawnSince = pageOf(
    'new',
    async () => undefined,
    () => true,
  );
  expect(await drawnSince.check()).toBe('confirmed');
  expect(drawnSince.done).toEqual(['confirm']);
});

test('two who ask at once get one answer', async () => {
  const { check, done } = pageOf('old');
  expect(await Promise.all([check(), check()])).toEqual(['drawn', 'drawn']);
  expect(asked).toEqual([SLATE]);
  expect(done).toEqual(['wait', 'draw']);
});

test('both odds endpoints are asked; the slate only where a price has moved', async () => {
  answers.set('/api/odds/espn', { NFL: [entry(quote?.spread?.line ?? 0)] });
  answers.set('/api/odds/bovada', {});
  const { checkPrices, done } = pageOf('old');
  await checkPrices();
  expect(asked.sort()).toEqual(['/api/odds/bovada', '/api/odds/espn']);
  expect(done).toEqual([]);
  answers.set('/api/odds/espn', { NFL: [entry(-9)] });
  await checkPrices();
  expect(done).toEqual(['wait', 'draw']);
});

test('odds that cannot be had move no price', async () => {
  const { checkPrices, done } = pageOf('old');
  await checkPrices();
  expect(done).toEqual([]);
});

test.each([true, false])(
  'prices that are read by the minute: a later page of the same slate is drawn if it shows others (%s)',
  async (newer) => {
    answers.set('/api/odds/espn', {});
    answers.set('/api/odds/bovada', {});
    const done: string[] = [];
    const { checkPrices } = follower<string>({
      hash: () => 'new',
      prices: () => new Map([[id, `${priceMarks(odds)} minute`]]),
      fetch: async () => 'later',
      isTurned: () => false,
      showsMinutes: () => true,
      hasNewerPrices: () => newer,
      confirm: () => done.push('confirm'),
      wait: () => done.push('wait'),
      draw: async () => {
        done.push('draw');
      },
      fail: () => done.push('fail'),
    });
    await checkPrices();
    expect(done).toEqual(newer ? ['draw'] : []);
  },
);
