import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { snippet } from './snippet.ts';

test('a name cannot leave its attribute', () => {
  const frame = parse(snippet('/embed/game/1', '"><script>"A" & B')).querySelector('iframe');
  expect(frame?.getAttribute('title')).toBe('"><script>"A" & B');
  expect(frame?.getAttribute('src')).toMatch(/^https:.*\/embed\/game\/1$/);
  expect(frame?.getAttribute('sandbox')).not.toMatch(/scripts|same-origin/);
});
