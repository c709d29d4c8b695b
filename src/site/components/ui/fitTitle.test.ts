import { expect, test } from 'vitest';
import { fitTitle, LONGEST_TITLE } from './fitTitle.ts';

test('the fullest that fits, with the site’s name where there is room for it', () => {
  expect(fitTitle('Chiefs @ Bills: odds, 43–57')).toBe('Chiefs @ Bills: odds, 43–57 | Simcast');
  const long = 'x'.repeat(LONGEST_TITLE);
  expect(fitTitle(long)).toBe(long);
  expect(fitTitle(`${long}y`, 'short')).toBe('short | Simcast');
  expect(fitTitle(`${long}y`, `${long}z`)).toBe(`${long}z`);
});
