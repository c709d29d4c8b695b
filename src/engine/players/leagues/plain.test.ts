import { expect, test } from 'vitest';
import { checkAlike, checkTable } from './alike.ts';
import { forgetOld, moveKey } from './renaming.ts';
import { roundedData, roundedDown } from './roundedData.ts';

test('figures keep five digits, whole numbers of any size and texts stay', () => {
  expect(roundedData({ a: [0.123456, 12], b: 'x', c: undefined, d: null, e: 0.1 })).toEqual({
    ...{ a: [0.12346, 12], b: 'x', d: null, e: 0.1 },
  });
  expect(roundedDown(0.99999)).toBe(0.9999);
});

test('data of another form are named by their first difference', () => {
  const model = { season: 0, ratio: [0, 0], name: '', ids: [] };
  const good = { season: 2026, ratio: [1, 2], name: 'x', ids: ['a', ['b']], more: true };
  const check = (data: unknown) => () => checkAlike(data, model, 'state');
  expect(check(good)).not.toThrow();
  expect(check({ ...good, season: Number.NaN })).toThrow('state.season');
  expect(check({ ...good, ratio: [1] })).toThrow('state.ratio has 1 entries');
  expect(check({ ...good, ratio: [1, '2'] })).toThrow('state.ratio[1]');
  expect(check({ ...good, ids: [1] })).toThrow('state.ids');
  expect(check({ ...good, ids: {} })).toThrow('state.ids is not a list');
  expect(check({ ...good, name: undefined })).toThrow('state.name');
  expect(check([])).toThrow('not an object');
  expect(() => checkTable({ a: 1, b: 'x' }, 0, 'table')).toThrow('table.b');
});

test('a table’s entries move to another key and are forgotten after two seasons', () => {
  const table: Record<string, { readonly season: number }> = {
    a: { season: 2023 },
    b: { season: 2024 },
  };
  moveKey(table, 'b', 'c');
  moveKey(table, 'none', 'a');
  expect(Object.keys(table)).toEqual(['a', 'c']);
  forgetOld(table, 2026);
  expect(Object.keys(table)).toEqual(['c']);
});
