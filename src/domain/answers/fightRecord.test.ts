import { expect, test } from 'vitest';
import { koRate, parseRecord, winRate } from './fightRecord.ts';

test.each([
  ['20-4', { wins: 20, losses: 4, draws: 0 }],
  [' 20-4-1 ', { wins: 20, losses: 4, draws: 1 }],
  ['20–4', undefined],
  ['debut', undefined],
  [undefined, undefined],
])('the record %s', (record, parsed) => {
  expect(parseRecord(record)).toEqual(parsed);
});

test('win rate is of all fights, knockout rate of the wins', () => {
  expect(winRate({ record: '15-4-1' })).toBe(75);
  expect(winRate({ record: '0-0' })).toBeUndefined();
  expect(winRate({})).toBeUndefined();
  expect(koRate({ record: '20-4', knockoutWins: 15 })).toBe(75);
  expect(koRate({ record: '20-4' })).toBeUndefined();
  expect(koRate({ record: '0-4', knockoutWins: 0 })).toBeUndefined();
  expect(koRate({ record: '3-4', knockoutWins: 4 })).toBeUndefined();
});
