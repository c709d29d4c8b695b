import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersOf } from '../deploy/headers.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';

/** The folder that a deploy publishes. */
const DIST = join(E2E.data, 'dist');
const filesIn = async (folder: string, ending = ''): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map(({ parentPath, name }) => join(parentPath, name));

const POLICY = '<meta http-equiv="content-security-policy"';
const GOVERNED = /<(?:script|style|link|img|base)\b/i;

test('in every page the policy comes before all that it governs, once', async () => {
  const pages = await filesIn(DIST, '.html');
  expect(pages.length).toBeGreaterThan(100);
  for (const page of pages) {
    const [before = '', ...after] = (await readFile(page, 'utf8')).split(POLICY);
    expect(after, page).toHaveLength(1);
    expect(before, page).toContain('<meta charset="utf-8">');
    expect(before, page).not.toMatch(GOVERNED);
  }
});

test('every asset is kept for good, and none that is not there', async ({ request }) => {
  const assets = (await filesIn(join(DIST, '_astro'))).map((file) => file.slice(DIST.length));
  expect(assets.length).toBeGreaterThan(10);
  for (const asset of assets) {
    expect((await headersOf(asset, DIST))['cache-control'], asset).toBe(
      'public, max-age=31536000, immutable',
    );
  }
  const [asset = ''] = assets;
  expect((await request.get(asset)).headers()['cache-control']).toContain('immutable');
  for (const gone of ['/_astro/gone.js', `${asset}.map`]) {
    expect((await headersOf(gone, DIST))['cache-control']).toBeUndefined();
    const answer = await request.get(gone);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['cache-control']).not.toContain('immutable');
  }
});

test('pages, redirects, answers and errors are asked for by HTTPS alone', async ({ request }) => {
  const paths = ['/', '/nowhere', '/league/NFL', '/league/curling', '/api/slate', '/api/games/abc'];
  for (const path of paths) {
    const { 'strict-transport-security': hsts, 'x-content-type-options': sniff } = (
      await request.get(path, { maxRedirects: 0 })
    ).headers();
    expect(hsts, path).toBe('max-age=63072000');
    expect(sniff, path).toBe('nosniff');
  }
});
