import { afterEach, expect, test, vi } from 'vitest';
import { betOf } from '#domain/record/bets.fixture.ts';
import { NOTHING_KEPT, readKeptBets } from './keptBets.ts';

const bet = betOf();
const kept = {
  bets: [bet],
  unsent: [],
  gone: ['018f6f00-0000-7000-8000-000000000009'],
  seen: 7,
  limits: { stake: { cents: 2000 }, loss: {} },
  bankroll: 500,
};

test('what is bad costs itself alone: limits, deletions and all other bets stay', () => {
  expect(readKeptBets(kept)).toEqual(kept);
  const { unsent: _, seen: __, ...rest } = kept;
  const anew = { ...rest, unsent: [bet.id], seen: 0 };
  expect(readKeptBets({ ...kept, bets: [bet, { ...bet, price: 3 }] })).toEqual(anew);
  expect(readKeptBets({ ...kept, seen: 'x' })).toEqual(anew);
  const { bankroll: ___, ...poor } = anew;
  expect(readKeptBets({ ...kept, bankroll: 'x' })).toEqual(poor);
  expect(readKeptBets({ ...kept, limits: 'x' })).toEqual({ ...anew, limits: NOTHING_KEPT.limits });
  expect(readKeptBets({ ...kept, bets: 'x' })).toEqual({ ...anew, bets: [], unsent: [] });
});

test.each([[undefined], [null], ['x'], [7], [{}]])('of %s nothing is kept', (value) => {
  expect(readKeptBets(value)).toEqual(NOTHING_KEPT);
});

afterEach(() => {
  vi.doUnmock('idb-keyval');
  vi.resetModules();
});

/** The modules anew over a store that answers so, one call after another. */
async function over(...answers: readonly (() => unknown)[]) {
  const left = [...answers];
  const get = async () => left.shift()?.();
  vi.doMock('idb-keyval', () => ({ createStore: () => ({}), get, update: get }));
  vi.resetModules();
  return { ...(await import('./kept.ts')), ...(await import('./deviceMemory.ts')) };
}
const fail = (name: string) => () => {
  throw new DOMException('closing', name);
};

test('a store that has worked and fails is tried once more, then said to fail: never an empty memory', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const lost = fail('InvalidStateError');
  const store = await over(
    () => kept,
    lost,
    () => kept,
    lost,
    lost,
  );
  expect(await store.readKept('a')).toEqual(kept);
  expect(await store.readKept('a')).toEqual(kept);
  await expect(store.readKept('a')).rejects.toThrow(store.NoRoom);
  expect(store.isKeeping()).toBe(true);
  log.mockRestore();
});

test('where the first try fails, the browser keeps nothing for us', async () => {
  const store = await over(fail('SecurityError'));
  expect(await store.readKept('a')).toEqual(NOTHING_KEPT);
  expect(store.isKeeping()).toBe(false);
});

test('a browser that gives no space at all, or has no database, keeps bets for the life of the page', async () => {
  for (const refused of [
    fail('QuotaExceededError'),
    fail('SecurityError'),
    () => {
      throw new TypeError('Cannot read properties of undefined');
    },
  ]) {
    const store = await over(refused);
    expect(await store.readKept('a')).toEqual(NOTHING_KEPT);
    expect(store.isKeeping()).toBe(false);
    await store.changeKept('a', () => kept);
    expect(await store.readKept('a')).toEqual(kept);
  }
});

test('a value that does not fit is said, also by the first change', async () => {
  const store = await over(fail('QuotaExceededError'));
  await expect(store.changeKept('a', () => kept)).rejects.toThrow(store.NoRoom);
});
