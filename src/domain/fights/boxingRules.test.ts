import { expect, test } from 'vitest';
import {
  BOXING_ROUNDS,
  boxingRoundMinutes,
  boxingRoundsText,
  REST_MINUTES,
  TITLE_FIGHT_ROUNDS,
} from './boxingRules.ts';

test('rounds 4/6/8/10/12, title fights 12', () => {
  expect(BOXING_ROUNDS).toEqual([4, 6, 8, 10, 12]);
  expect(TITLE_FIGHT_ROUNDS).toBe(12);
});

test('3-minute rounds for men and 2 for women, 1 minute rest', () => {
  expect(boxingRoundMinutes(false)).toBe(3);
  expect(boxingRoundMinutes(true)).toBe(2);
  expect(REST_MINUTES).toBe(1);
});

test('a bout is scheduled for rounds of so many minutes', () => {
  expect(boxingRoundsText(TITLE_FIGHT_ROUNDS, boxingRoundMinutes(false))).toBe(
    '12 rounds of 3 minutes',
  );
  expect(boxingRoundsText(10, boxingRoundMinutes(true))).toBe('10 rounds of 2 minutes');
});
