import type { CDPSession, Page } from '@playwright/test';
import { publishedGames } from './games.ts';
import { playedLine, toldGames, withPlayedGames } from './playedGames.ts';
import { scrollDown } from './readDown.ts';
import { expect, readingTest, test } from './test.ts';

/** Limit for the scripts of a page with predictions, bytes on the wire including headers. */
const BUDGET = 90 * 1024;
/** Limit of files: a page's own script, the scripts' shared code, React, an island. */
const MOST_FILES = 4;

interface Loaded {
  readonly url: string;
  /** Compressed, including the response's headers. */
  readonly bytes: number;
}

/** Counts the scripts that a page loads, as they come over the wire. */
async function countScripts(page: Page): Promise<() => readonly Loaded[]> {
  const network: CDPSession = await page.context().newCDPSession(page);
  const scripts = new Map<string, string>();
  const loaded: Loaded[] = [];
  network.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type === 'Script') scripts.set(requestId, request.url);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = scripts.get(requestId);
    if (url !== undefined) loaded.push({ url, bytes: encodedDataLength });
  });
  await network.send('Network.enable');
  return () => loaded;
}

/** Opens a page, opens all its folds, and scrolls to the end. */
async function readWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  await scrollDown(page);
  await page.waitForLoadState('networkidle');
}

const isReact = async (page: Page, { url }: Loaded): Promise<boolean> =>
  (await (await page.request.get(url)).text()).includes('react.element');

const PATHS = [
  '/predictions',
  '/league/nfl',
  '/ufc',
  '/boxing',
  '/tennis',
  '/f1',
  '/nascar',
  '/golf',
  '/golf/pga-tour',
  '/game/',
];

for (const path of PATHS) {
  // A re-run's panel and worker load only on demand, and are not counted here.
  test(`${path}: scripts in at most four files of 90 KB together, with everything opened`, async ({
    page,
    request,
  }) => {
    const [game] = (await publishedGames(request)).filter(({ prediction }) => prediction);
    const loaded = await countScripts(page);
    await readWhole(page, path === '/game/' ? `/game/${game?.id}` : path);
    const files = loaded();
    const names = files.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`).join('\n');
    expect(files.length, names).toBeGreaterThan(0);
    expect(files.length, names).toBeLessThanOrEqual(MOST_FILES);
    expect(
      files.reduce((sum, { bytes }) => sum + bytes, 0),
      names,
    ).toBeLessThanOrEqual(BUDGET);
  });
}

test('the home page loads none of React; a page with sliders does', async ({ page, request }) => {
  const [game] = (await publishedGames(request)).filter(({ prediction }) => prediction);
  const loaded = await countScripts(page);
  const reactOf = async (path: string) => {
    const before = loaded().length;
    await readWhole(page, path);
    const files = loaded().slice(before);
    const react = await Promise.all(files.map((file) => isReact(page, file)));
    return { files: files.length, react: react.some((is) => is) };
  };
  const home = await reactOf('/');
  expect(home.files).toBeGreaterThan(0);
  expect(home.files).toBeLessThanOrEqual(MOST_FILES);
  expect(home.react).toBe(false);
  expect((await reactOf(`/game/${game?.id}`)).react).toBe(true);
});

test('a later slate is shown without React, and within the same budget', async ({ page }) => {
  const loaded = await countScripts(page);
  for (const path of ['/', '/predictions', '/league/nfl']) {
    const before = loaded().length;
    await page.clock.setFixedTime(Date.now() + 20 * 60_000);
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const body = html.replace(/(<meta name="slate" content=")[^"]*/, '$1earlier');
        await route.fulfill({ response, body });
      },
    );
    await readWhole(page, path);
    await expect(page.locator('meta[name="slate"]')).not.toHaveAttribute('content', 'earlier');
    const files = loaded().slice(before);
    expect(files.length, path).toBeLessThanOrEqual(MOST_FILES);
    const react = await Promise.all(files.map((file) => isReact(page, file)));
    expect(react, path).not.toContain(true);
  }
});

for (const path of ['/', '/league/nfl', '/predictions']) {
  test(`${path}: within the same budget while games are being played`, async ({ page }) => {
    const loaded = await countScripts(page);
    const asked = await withPlayedGames(page, path, [playedLine(1, 1)], [toldGames(1)]);
    await readWhole(page, path);
    // The strip asks once its script has run, which may be after the network has been quiet for half a second.
    await expect.poll(() => asked).toHaveLength(1);
    const files = loaded();
    const names = files.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`).join('\n');
    expect(files.length, names).toBeLessThanOrEqual(MOST_FILES);
    expect(
      files.reduce((sum, { bytes }) => sum + bytes, 0),
      names,
    ).toBeLessThanOrEqual(BUDGET);
  });
}

readingTest('the chips of the home page are links to the leagues', async ({ page }) => {
  await page.goto('/');
  const chips = page.getByRole('navigation', { name: 'Filter by league' });
  await chips.getByRole('link', { name: /^NBA/ }).click();
  await expect(page).toHaveURL(/\/league\/nba$/);
});

test('a re-run’s scripts come when a reader asks for one', async ({ page, request }) => {
  const [game] = (await publishedGames(request)).filter(({ prediction }) => prediction);
  const loaded = await countScripts(page);
  await readWhole(page, `/game/${game?.id}`);
  const before = loaded().length;
  await page.locator('[data-rerun-start]').first().click();
  await expect.poll(() => loaded().length).toBeGreaterThan(before);
});
