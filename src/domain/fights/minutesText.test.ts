import { expect, test } from 'vitest';
import { minutesText } from './minutesText.ts';

test.each([
  [13.25, '13:15 min'],
  [0, '0:00 min'],
  [14.999, '15:00 min'],
  [36, '36:00 min'],
  [0.05, '0:03 min'],
])('%s minutes', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text);
});
