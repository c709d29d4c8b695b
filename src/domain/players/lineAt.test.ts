import { expect, test } from 'vitest';
import { middleLine } from './lineAsked.ts';
import { figureTexts, lineAt, lineBounds } from './lineAt.ts';

/** Ten games: 0 once, 1 twice, 2 four times, 3 twice, 4 once. */
const TOUCHDOWNS = { from: 0, counts: [1, 2, 4, 2, 1] };
/** 12.0 to 16.0 fantasy points, in tenths. */
const FANTASY = { from: 120, counts: Array.from({ length: 41 }, () => 1) };

test('a half line has no push; prices are fair both ways', () => {
  expect(lineAt('touchdowns', TOUCHDOWNS, 2.5)).toEqual({
    over: '30.0%',
    exactly: undefined,
    under: '70.0%',
    overPrice: '+235',
    underPrice: '−235',
  });
});

test('at a whole line the push stands beside both, and is in neither price', () => {
  expect(lineAt('touchdowns', TOUCHDOWNS, 2)).toEqual({
    over: '30.0%',
    exactly: '40.0%',
    under: '30.0%',
    overPrice: '+100',
    underPrice: '+100',
  });
});

test('a line that every game goes over has no price', () => {
  expect(lineAt('touchdowns', TOUCHDOWNS, -0.5)).toMatchObject({ over: '100.0%', overPrice: '–' });
});

test('lines are in units where counts are in parts of them', () => {
  expect(lineAt('fantasy PPR', FANTASY, 13.95)).toMatchObject({ over: '51.2%', under: '48.8%' });
  expect(figureTexts('fantasy PPR', FANTASY)).toEqual({
    mean: '14.0',
    median: '14.0',
    floor: '12.8',
    ceiling: '15.2',
  });
  expect(lineBounds('fantasy PPR', FANTASY)).toEqual({ min: 12.5, max: 16.5, step: 0.5 });
});

test('the opening line, half a unit above the median, lies within the bounds', () => {
  expect(middleLine('touchdowns', TOUCHDOWNS)).toBe(2.5);
  expect(lineBounds('touchdowns', TOUCHDOWNS)).toEqual({ min: 0.5, max: 4.5, step: 0.5 });
  const never = { from: 0, counts: [7] };
  expect(middleLine('touchdowns', never)).toBe(0.5);
  expect(lineBounds('touchdowns', never)).toEqual({ min: 0.5, max: 0.5, step: 0.5 });
});

test('without counts there are no figures', () => {
  expect(figureTexts('points', { from: 0, counts: [] })).toBeUndefined();
});
