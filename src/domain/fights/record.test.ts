import { expect, test } from 'vitest';
import { careerRecord, koRate, recordText, winRate } from './record.ts';

test('a record is wins, losses and, where there are any, draws', () => {
  expect(careerRecord('20-4')).toEqual({ wins: 20, losses: 4, draws: 0 });
  expect(careerRecord(' 34-2-1 ')).toEqual({ wins: 34, losses: 2, draws: 1 });
  expect(careerRecord('34–2–1')).toEqual({ wins: 34, losses: 2, draws: 1 });
  for (const text of [undefined, '', '20', '20-', 'a-b', '20-4-1-1', '-1-4']) {
    expect(careerRecord(text)).toBeUndefined();
  }
});

test('win rate: share of all fights, draws included', () => {
  expect(winRate('20-5')).toBe(80);
  expect(winRate('3-0-1')).toBe(75);
  expect(winRate('0-2')).toBe(0);
  expect(winRate('0-0')).toBeUndefined();
  expect(winRate(undefined)).toBeUndefined();
});

test('KO rate: share of the wins', () => {
  expect(koRate('20-5', 15)).toBe(75);
  expect(koRate('20-5', 20)).toBe(100);
  expect(koRate('20-5', 0)).toBe(0);
  expect(koRate('20-5', 21)).toBeUndefined();
  expect(koRate('20-5', -1)).toBeUndefined();
  expect(koRate('0-2', 0)).toBeUndefined();
  expect(koRate('20-5', undefined)).toBeUndefined();
});

test('printed with en dashes', () => {
  expect(recordText('34-2-1')).toBe('34–2–1');
});
