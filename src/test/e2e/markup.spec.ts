import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findings } from '../markup/findings.ts';
import { nuErrors, nuMissing } from '../markup/nu.ts';
import { publishedGames } from './games.ts';
import { OTHERS, TEMPLATES } from './routes.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';

const DIST = join(E2E.data, 'dist');

/** Documents that functions write, and addresses without a page. */
const ANSWERED = [
  '/api/email/unsubscribe',
  '/api/letters/confirm',
  '/api/letters/stop',
  '/embed/game/99999999',
  '/embed/league/nba',
  '/game/99999999',
  '/game/abc',
  '/league/curling',
  '/nowhere',
];

for (const path of [...TEMPLATES, ...OTHERS, ...ANSWERED]) {
  test(`${path} is valid HTML`, async ({ request }) => {
    expect(await findings(await (await request.get(path)).text())).toEqual([]);
  });
}

test('a game’s page and its card to embed are valid HTML', async ({ request }) => {
  const [game] = await publishedGames(request);
  for (const path of [`/game/${game?.id}`, `/embed/game/${game?.id}`])
    expect(await findings(await (await request.get(path)).text()), path).toEqual([]);
});

/** Two built files of each folder, which one template draws, and all of the first. */
async function builtPages(): Promise<readonly string[]> {
  const all = (await readdir(DIST, { recursive: true })).filter((file) => file.endsWith('.html'));
  const folders = Map.groupBy(all.toSorted(), dirname);
  return [...folders].flatMap(([folder, files]) => (folder === '.' ? files : files.slice(0, 2)));
}

test('the Nu checker finds no error in pages, styles and pictures of the build', async ({
  request,
}) => {
  const missing = nuMissing();
  test.skip(missing !== undefined, missing);
  const folder = await mkdtemp(join(tmpdir(), 'simcast-nu-'));
  try {
    const answered: string[] = [];
    for (const [at, path] of ANSWERED.entries()) {
      const file = join(folder, `${at}.html`);
      await writeFile(file, await (await request.get(path)).text());
      answered.push(file);
    }
    const built = (await builtPages()).map((file) => join(DIST, file));
    expect(nuErrors([...built, ...answered])).toEqual([]);
    const pictures = (await readdir(DIST)).filter((file) => file.endsWith('.svg'));
    expect(
      nuErrors(
        pictures.map((file) => join(DIST, file)),
        ['--svg'],
      ),
    ).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the web app’s manifest names icons that are there', async ({ request }) => {
  const answer = await request.get('/app.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const {
    icons,
    ...manifest
  }: Record<string, unknown> & { icons: { src: string; sizes: string; type: string }[] } =
    await answer.json();
  expect(manifest).toMatchObject({ name: expect.any(String), start_url: expect.any(String) });
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    expect((await icon.body()).length).toBeGreaterThan(100);
  }
  expect(await readFile(join(DIST, 'icon.svg'), 'utf8')).toContain(
    'xmlns="http://www.w3.org/2000/svg"',
  );
});
