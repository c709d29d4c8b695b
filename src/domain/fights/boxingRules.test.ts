import { expect, test } from 'vitest';
import {
  BOXING_ROUNDS,
  boutMinutes,
  boxingRoundMinutes,
  isBoxingRounds,
  REST_MINUTES,
  roundsText,
  TITLE_FIGHT_ROUNDS,
} from './boxingRules.ts';

test('rounds 4/6/8/10/12, title fights 12', () => {
  expect(BOXING_ROUNDS).toEqual([4, 6, 8, 10, 12]);
  expect(TITLE_FIGHT_ROUNDS).toBe(12);
  expect([3, 4, 5, 12, 13, 15].map(isBoxingRounds)).toEqual([
    false,
    true,
    false,
    true,
    false,
    false,
  ]);
});

test('3-minute rounds for men and 2 for women, 1 minute rest', () => {
  expect(boxingRoundMinutes(false)).toBe(3);
  expect(boxingRoundMinutes(true)).toBe(2);
  expect(REST_MINUTES).toBe(1);
});

test('a full title fight takes 47 minutes: 36 of boxing and 11 rests', () => {
  expect(boutMinutes(TITLE_FIGHT_ROUNDS, false)).toBe(47);
  expect(boutMinutes(10, true)).toBe(29);
  expect(boutMinutes(4, false)).toBe(15);
  expect(roundsText(10, 2)).toBe('10 rounds of 2 minutes');
});
