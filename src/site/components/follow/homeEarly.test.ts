import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { FOLLOWED_KEY } from '#client/follow/key.ts';
import { followedText } from '#domain/follow/followedText.ts';

const FILE = join(import.meta.dirname, '../shell/home-early.js');
const source = readFileSync(FILE, 'utf8').trim();
const AT = '2026-11-27T12:00:00.000Z';

/** What the page is told before its first paint. */
function told(kept: string | undefined, search = ''): string | undefined {
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset } };
  const localStorage = kept === undefined ? {} : { [FOLLOWED_KEY]: kept };
  runInNewContext(source, { document, localStorage, location: { search } });
  return dataset.home;
}

test('who follows somebody gets a home of their own, and may see the front page', () => {
  const list = followedText([{ id: 'nfl', at: AT }]);
  expect(told(list)).toBe('mine');
  expect(told(list, '?everyone')).toBe('everyone');
  expect(told(list, '?utm=x')).toBe('mine');
});

test('everybody else gets the front page, whatever is stored', () => {
  const others = [undefined, '', 'x', 'null', '{"version":2,"list":[{}]}', '{"version":1}'];
  for (const kept of others) expect(told(kept), kept).toBeUndefined();
  expect(told(followedText([]))).toBeUndefined();
  expect(told(followedText([{ id: 'nfl', at: AT, gone: true }]))).toBeUndefined();
});

test('it weighs little: every visit to the home page carries it', () => {
  expect(Buffer.byteLength(source)).toBeLessThanOrEqual(400);
});
