import { afterEach, expect, test, vi } from 'vitest';
import { EXAMPLE_HEADS } from '#domain/ledger/exampleLedger.fixture.ts';
import { refuseOtherHeads } from './publishedHeads.ts';

const FILE = 'https://simcast.example/ledger-heads.json';
const [first, second] = EXAMPLE_HEADS;
const logged: string[] = [];
const refuse = (now = EXAMPLE_HEADS) => refuseOtherHeads(FILE, now, (line) => logged.push(line));
const site = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
const publishes = (heads: unknown) => site(async () => Response.json({ heads }));
afterEach(() => vi.unstubAllGlobals());

test('heads that were published and stand, and new ones after them, are let through', async () => {
  publishes(EXAMPLE_HEADS.slice(0, 1));
  await refuse();
  publishes(EXAMPLE_HEADS);
  await refuse();
});

test.each([
  ['another hash', [{ ...first, hash: 'a'.repeat(64) }]],
  ['another line', [{ ...first, seq: 3 }]],
  ['a day that is gone', [first, second, { ...second, day: '2026-11-22' }]],
])('a head that was published fails the build: %s', async (_, heads) => {
  publishes(heads);
  await expect(refuse()).rejects.toThrow(/^The head of 2026-11-2\d was published as line \d+/);
});

test('a site that is not there yet, or not to be reached, has published none', async () => {
  site(async () => new Response('', { status: 404 }));
  await refuse();
  site(() => Promise.reject(new TypeError('fetch failed')));
  await refuse();
  expect(logged.at(-1)).toContain('fetch failed');
});

test('a file of something else fails the build', async () => {
  site(async () => new Response('<html></html>'));
  await expect(refuse()).rejects.toThrow('something else than heads');
});
