import { expect, test } from 'vitest';
import { hitCountText, hitKind, queryOf } from './hit.ts';

test('a query is what follows q, trimmed, its spaces joined, 200 characters at most', () => {
  expect(queryOf('?q=lakers')).toBe('lakers');
  expect(queryOf('?q=++kansas%20%0A+city+')).toBe('kansas city');
  expect(queryOf('?q=%3Cimg%20src%3Dx%3E&q=second')).toBe('<img src=x>');
  expect(queryOf(`?q=${'a'.repeat(500)}`)).toHaveLength(200);
  for (const nothing of ['', '?', '?q=', '?q=+', '?p=lakers']) expect(queryOf(nothing)).toBe('');
});

test('the count is announced in words', () => {
  expect(hitCountText(0, 'x')).toBe('No results for “x”');
  expect(hitCountText(1, 'x')).toBe('1 result for “x”');
  expect(hitCountText(20, 'x')).toBe('20 results for “x”');
  expect(hitCountText(2, 'cheifs', 'chiefs')).toBe('2 results for “chiefs” instead of “cheifs”');
});

test('the kind of a page is read from its path', () => {
  const kinds = ['/game/12', '/team/nba/utah-jazz', '/golf/pga-tour', '/golf', '/ufc'].map(hitKind);
  expect(kinds).toEqual(['Game', 'Team', 'Golf tour', 'Sport', 'Sport']);
  for (const path of ['/', '/predictions', '/constructor/x']) expect(hitKind(path)).toBeUndefined();
});
