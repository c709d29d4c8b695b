import { expect, test } from 'vitest';
import { formWords, rankText } from './fighterText.ts';

test('rank and form in words', () => {
  expect(rankText({ rank: 0 })).toBe('Champion');
  expect(rankText({ rank: 4 })).toBe('No. 4');
  expect(rankText({})).toBeUndefined();
  expect(formWords(['W', 'L', 'D', 'N'])).toBe('win, loss, draw, no contest');
});
