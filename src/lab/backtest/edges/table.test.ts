import { expect, test } from 'vitest';
import { holds } from '#domain/record/figures/edgeTable.ts';
import { edgeRows } from './table.ts';
import type { ShownBet } from './types.ts';

const bet = (day: number, claimed: number, returned: number, game = `g${day}`): ShownBet => ({
  game,
  cluster: `day ${day}`,
  market: 'moneyline',
  claimed,
  returned,
});

test('bets are counted by what they claimed; games with two bets count once', () => {
  const bets = [
    bet(1, 0.01, 1),
    bet(2, 0.03, -1),
    bet(2, 0.04, 0.5),
    bet(3, 0.08, -1),
    bet(4, 0.2, -1),
  ];
  const rows = edgeRows(bets, 40, 'test');
  expect(rows.map(({ bucket, bets: count }) => [bucket, count])).toEqual([
    ['all', 5],
    ['0–2 %', 1],
    ['2–5 %', 2],
    ['5–10 %', 1],
    ['> 10 %', 1],
  ]);
  const [all, , middle] = rows;
  expect(all?.gameShare).toBe(4 / 40);
  expect(all?.claimed).toBeCloseTo(0.072, 12);
  expect(middle?.gameShare).toBe(1 / 40);
  expect(middle?.claimed).toBeCloseTo(0.035, 12);
  // Too few for an interval.
  expect(middle?.realised).toBeUndefined();
  expect(middle && holds(middle)).toBeUndefined();
});

test('claims that come true lie in the interval, claims of a third do not', () => {
  const fair = Array.from({ length: 1000 }, (_, day) => bet(day, 0.04, day % 100 < 52 ? 1 : -1));
  const [honest] = edgeRows(fair, 1000, 'honest');
  expect(honest?.realised?.mean).toBeCloseTo(0.04, 12);
  expect(honest && holds(honest)).toBe(true);
  const boasted = fair.map((one) => ({ ...one, claimed: 0.3 }));
  const [boast] = edgeRows(boasted, 1000, 'boast');
  expect(boast && holds(boast)).toBe(false);
});

test('nothing shown is no row', () => {
  expect(edgeRows([], 100, 'none')).toEqual([]);
});
