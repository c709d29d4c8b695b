import { expect, test } from 'vitest';
import { endingText, methodsOf } from './methodText.ts';

test('the ending in words', () => {
  expect(endingText('knockout', 2)).toBe('KO/TKO in round 2');
  expect(endingText('submission', 1)).toBe('Submission in round 1');
  expect(endingText('decision', 3)).toBe('Decision');
});

test('boxing has no submission', () => {
  expect(methodsOf('UFC')).toEqual(['knockout', 'submission', 'decision']);
  expect(methodsOf('Boxing')).toEqual(['knockout', 'decision']);
});
