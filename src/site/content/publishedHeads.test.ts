import { afterEach, expect, test, vi } from 'vitest';
import { EXAMPLE_HEADS } from '#domain/ledger/exampleLedger.fixture.ts';
import { isFirstDeploy, refuseOtherHeads } from './publishedHeads.ts';

const FILE = 'https://simcast.example/ledger-heads.json';
const [first, second] = EXAMPLE_HEADS;
const refuse = (now = EXAMPLE_HEADS, isFirst = false) => refuseOtherHeads(FILE, now, isFirst);
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

test.each<[string, () => Promise<Response>]>([
  ['it answered 404', async () => new Response('', { status: 404 })],
  ['it answered 503', async () => new Response('', { status: 503 })],
  ['cannot be read at', () => Promise.reject(new TypeError('fetch failed'))],
])(
  'without the published heads there is no build (%s), unless the site was never up',
  async (why, answer) => {
    site(answer);
    await expect(refuse()).rejects.toThrow(why);
    await expect(refuse([])).rejects.toThrow('set LEDGER_FIRST_DEPLOY to today’s date');
    await refuse(EXAMPLE_HEADS, true);
  },
);

test('a first deploy is one of a day, and replaces no heads that are there', async () => {
  const now = new Date('2026-11-21T13:03:00Z');
  expect(isFirstDeploy('2026-11-21', now)).toBe(true);
  for (const said of [undefined, '', 'yes', '2026-11-20'])
    expect(isFirstDeploy(said, now)).toBe(false);
  publishes(EXAMPLE_HEADS);
  await expect(refuse([], true)).rejects.toThrow('was published as line');
});

test('a file of something else fails the build', async () => {
  site(async () => new Response('<html></html>'));
  await expect(refuse()).rejects.toThrow('something else than heads');
});
