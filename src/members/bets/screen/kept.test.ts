import { afterEach, expect, test, vi } from 'vitest';
import { betOf } from '#domain/record/bets.fixture.ts';
import { NOTHING, readKeptValue } from './kept.ts';

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
  expect(readKeptValue(kept)).toEqual(kept);
  const { unsent: _, seen: __, ...rest } = kept;
  const anew = { ...rest, unsent: [bet.id], seen: 0 };
  expect(readKeptValue({ ...kept, bets: [bet, { ...bet, price: 3 }] })).toEqual(anew);
  expect(readKeptValue({ ...kept, seen: 'x' })).toEqual(anew);
  const { bankroll: ___, ...poor } = anew;
  expect(readKeptValue({ ...kept, bankroll: 'x' })).toEqual(poor);
  expect(readKeptValue({ ...kept, limits: 'x' })).toEqual({ ...anew, limits: NOTHING.limits });
  expect(readKeptValue({ ...kept, bets: 'x' })).toEqual({ ...anew, bets: [], unsent: [] });
});

test.each([[undefined], [null], ['x'], [7], [{}]])('of %s nothing is kept', (value) => {
  expect(readKeptValue(value)).toEqual(NOTHING);
});

afterEach(() => {
  vi.doUnmock('idb-keyval');
  vi.resetModules();
});

/** Loads the module anew over a store with these answers, one per call. */
async function over(...answers: readonly (() => unknown)[]) {
  const left = [...answers];
  const get = async () => left.shift()?.();
  vi.doMock('idb-keyval', () => ({ createStore: () => ({}), get, update: get }));
  vi.resetModules();
  return import('./kept.ts');
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
  expect(await store.readKept('a')).toEqual(NOTHING);
  expect(store.isKeeping()).toBe(false);
});
