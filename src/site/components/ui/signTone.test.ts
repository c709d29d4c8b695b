import { expect, test } from 'vitest';
import { signTone } from './signTone.ts';

test('ROI is coloured by sign', () => {
  expect([0.1, -0.1, 0, undefined].map(signTone)).toEqual(['pos', 'neg', undefined, undefined]);
});
