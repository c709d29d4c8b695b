import { expect, test } from 'vitest';
import { LineTable } from '#engine/players/lineTable.ts';
import { givenHePlays } from './given.ts';
import { testedSeason } from './tested.ts';

const tableOf = (...values: number[]): LineTable => {
  const table = new LineTable(0, 1);
  for (const value of values) table.add(value, 0);
  return table;
};
const PLAYER = {
  playerId: 'a',
  side: 'home',
  tables: new Map([
    ['minutes', tableOf(0, 0, 90, 45)],
    ['shots', tableOf(0, 0, 0, 2)],
  ]),
} as const;

test('runs in which he does not play are taken off', () => {
  const said = givenHePlays(PLAYER, 'minutes', 2);
  expect(said?.get('shots')).toEqual([
    [0, 1],
    [2, 1],
  ]);
  expect(said?.get('minutes')).toEqual([
    [45, 1],
    [90, 1],
  ]);
  expect(givenHePlays(PLAYER, 'minutes', 3)).toBeUndefined();
  expect(givenHePlays(PLAYER, undefined, 4)?.get('shots')).toEqual([
    [0, 3],
    [2, 1],
  ]);
});

test('a tested season has two before it', () => {
  expect(testedSeason('NHL', [2019, 2020, 2021])).toBe(2021);
  expect(() => testedSeason('NHL', [2019, 2020, 2021], 2020)).toThrow('two seasons before');
  expect(() => testedSeason('NHL', [2019, 2020, 2021], 2030)).toThrow('2030');
});
