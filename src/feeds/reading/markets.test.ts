import { expect, test } from 'vitest';
import { homeLineOfDetails } from '../espn/games/quotedMarkets.ts';
import { moneylineOf, readQuotedPrice, readSpread, spreadQuote, totalQuote } from './markets.ts';

test.each([
  ['-114', -114],
  ['+105', 105],
  [' EVEN ', 100],
  ['ev', 100],
  ['−110', -110],
  [-110.0, -110],
  [100, 100],
  [-100_000, -100_000],
  ['evens', 100],
  ['Evs', 100],
  ['11/10', 110],
  ['10 / 11', -110],
  ['1/2', -200],
  ['10/3', 333],
  ['1/1', 100],
  ['2.10', 110],
  ['1.50', -200],
  [4.333, 333],
  ['0/1', undefined],
  ['1/0', undefined],
  ['1.0', undefined],
  ['0.5', undefined],
  ['2000/1', undefined],
  ['OFF', undefined],
  ['', undefined],
  [99, undefined],
  [-99, undefined],
  [0, undefined],
  [100_001, undefined],
  ['1e5', undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [null, undefined],
  [{ american: '-110' }, undefined],
])('price %j is %j', (value, price) => {
  expect(readQuotedPrice(value)).toBe(price);
});

test('spreads and totals in range', () => {
  expect(['+1.5', '-0.5', 'PK', 'EVEN', '-0', 100].map(readSpread)).toEqual([
    1.5, -0.5, 0, 0, 0, 100,
  ]);
  expect(['OFF', 100.5, '-101', Number.NaN].map(readSpread)).toEqual(Array(4).fill(undefined));
  const total = (value: unknown) => totalQuote(value, value, undefined, undefined)?.line;
  expect(['o9', 'u7.5', 'O2.25', 44].map(total)).toEqual([9, 7.5, 2.25, 44]);
  expect(['8½', 'over 9.5', 'U 2¾'].map(total)).toEqual([8.5, 9.5, 2.75]);
  expect([0, -3, 'PK', 501, 'o', 1e308].map(total)).toEqual(Array(6).fill(undefined));
});

test('a market needs all that makes it one, and may not contradict itself', () => {
  expect(moneylineOf('-110', 'OFF')).toBeUndefined();
  expect(moneylineOf('-110', '+240', 'OFF')).toEqual({ home: -110, away: 240 });
  expect(spreadQuote(undefined, '+3', undefined, -110)).toEqual({
    line: -3,
    home: undefined,
    away: -110,
  });
  expect(spreadQuote('-3', '-3', -110, -110)).toBeUndefined();
  expect(totalQuote('o44', 'u45', -110, -110)).toBeUndefined();
  expect(totalQuote(undefined, 'u45', -110, 'OFF')).toEqual({
    line: 45,
    over: -110,
    under: undefined,
  });
});

test.each([
  ['TEN -5.5', -5.5],
  ['NYG -5.5', 5.5],
  ['NYG +3', -3],
  ['ten -7', -7],
  ['EVEN', 0],
  ['PK', 0],
  ['TEN -114', undefined],
  ['TEN +100', undefined],
  ['DAL -3', undefined],
  ['OFF', undefined],
  ['Bet now!', undefined],
  [undefined, undefined],
])('details %j give the home line %j', (details, line) => {
  expect(homeLineOfDetails(details, { home: 'TEN', away: 'NYG' })).toBe(line);
});
