import { expect, test } from 'vitest';
import { decisivePercent, decisiveText, pushText } from './decisiveText.ts';

const SPLIT = { win: 0.36, push: 0.28, lose: 0.36 };
const HALF_LINE = { win: 0.47, push: 0, lose: 0.53 };

test('a share leaves pushes out, and the push stands beside it', () => {
  expect(decisiveText(SPLIT)).toBe('50.0% (push 28.0%)');
  expect(decisiveText(SPLIT, 0)).toBe('50% (push 28%)');
  expect(decisivePercent(SPLIT)).toBe('50.0%');
  expect(pushText(SPLIT)).toBe('push 28.0%');
});

test('without a push nothing is said of it', () => {
  expect(decisiveText(HALF_LINE)).toBe('47.0%');
  expect(pushText(HALF_LINE)).toBeUndefined();
});
