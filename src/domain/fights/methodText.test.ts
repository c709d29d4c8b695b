import { expect, test } from 'vitest';
import { methodsOf } from './methodText.ts';

test('boxing has no submission', () => {
  expect(methodsOf('UFC')).toEqual(['knockout', 'submission', 'decision']);
  expect(methodsOf('Boxing')).toEqual(['knockout', 'decision']);
});
