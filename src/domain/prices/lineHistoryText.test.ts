import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '../game/exampleGame.fixture.ts';
import { seenText, trackedText, trackText } from './lineHistoryText.ts';

const points = (...texts: [string, ...string[]]) => {
  const [first, ...rest] = texts.map((text, at) => ({ at, value: at, text }));
  if (!first) throw new Error('no point');
  return { points: [first, ...rest] as const };
};

test('few moves are named one by one, many by their number', () => {
  expect(trackText(points('47.5'))).toBe('47.5, not moved');
  expect(trackText(points('−3', '−2.5', '−3'))).toBe('−3 → −2.5 → −3');
  expect(trackText(points('−3', '−2.5', '−2', '−2.5', '−2'))).toBe('−3 → −2, 4 moves');
});

test('a time of another day has its day', () => {
  expect(seenText('2026-11-20T14:15:00Z', '2026-11-22T15:50:00Z')).toBe('Nov 20, 9:15 AM EST');
  expect(seenText('2026-11-22T14:15:00Z', '2026-11-22T15:50:00Z')).toBe('9:15 AM EST');
});

test('spreads and prices are the home side’s', () => {
  const named = (market: 'spread' | 'total' | 'moneyline') => trackedText(EXAMPLE_GAME, market);
  expect(named('spread')).toBe('Point Spread, Bills');
  expect(named('moneyline')).toBe('Moneyline, Bills');
  expect(named('total')).toBe('Game Total');
});

test('what a book opened at is said as such', () => {
  const { points: all } = points('−2.5', '−1.5');
  const [first, second] = all;
  if (!second) throw new Error('two points');
  const opened = { ...first, opened: true as const };
  expect(trackText({ points: [opened, second] })).toBe('opened −2.5 → −1.5');
  expect(trackText({ points: [opened] })).toBe('opened −2.5, not moved');
});
