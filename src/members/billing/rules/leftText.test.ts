import { expect, test } from 'vitest';
import { leftText } from './leftText.ts';

test('237: who deletes an account is told what ends, and what goes back', () => {
  expect(leftText(false, 0)).toBeUndefined();
  expect(leftText(true, 0)).toBe('Your subscription has ended with it.');
  expect(leftText(true, 18_000)).toBe(
    'Your subscription has ended with it. Your unused credit of $180.00 goes back to the card that paid it.',
  );
});
