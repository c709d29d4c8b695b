import { expect, test } from 'vitest';
import { fitTitle } from './fitTitle.ts';

test('the fullest that fits, with the site’s name where there is room for it', () => {
  expect(fitTitle('Chiefs @ Bills: odds, 43–57')).toBe('Chiefs @ Bills: odds, 43–57 | Simcast');
  const long = 'x'.repeat(65);
  expect(fitTitle(long)).toBe(long);
  expect(fitTitle(`${long}y`, 'short')).toBe('short | Simcast');
  expect(fitTitle(`${long}y`, `${long}z`)).toBe(`${long}z`);
});
