import type { Page } from '@playwright/test';
import { publishedGames } from './games.ts';
import { TEMPLATES } from './routes.ts';
import { expect, readingTest as test } from './test.ts';
import { tooWide } from './tooWide.ts';
import { splitsIn, WHOLE } from './unbroken.ts';

/** WCAG 1.4.4 and 1.4.10: text at twice its size, and a page at four times on a desk. */
const LARGE = 'html { font-size: 200% }';
/** WCAG 1.4.12. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
const SETTINGS = [
  ['a page at 400 %', 320, ''],
  ['text at 200 %, a small phone', 320, LARGE],
  ['spaced text', 320, SPACED],
  ['text at 200 %, a phone', 390, LARGE],
] as const;
const WIDTHS = [320, 390, 820];

/** All of the page in sight, in a window of a width: folds open, no panel hidden. */
async function showAll(page: Page, width: number, css = ''): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.tabpanel { display: block !important } ${rules}`);
    document.adoptedStyleSheets = [sheet];
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details'))
      fold.open = true;
  }, css);
}

/** Opens a page once, in the smallest window, and expects that it fits every window, and tokens one line. */
async function expectFits(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(path);
  for (const [name, width, css] of SETTINGS) {
    await showAll(page, width, css);
    expect
      .soft(await page.evaluate(tooWide), `${path}: wider than the window, ${name}`)
      .toEqual([]);
  }
  for (const width of WIDTHS) {
    await showAll(page, width);
    const split = await page.evaluate(splitsIn, WHOLE);
    expect.soft(split, `${path}: split between two lines at ${width} px`).toEqual([]);
  }
}

for (const path of [...TEMPLATES, '/nowhere']) {
  test(`${path} fits every window and text size, and no price, line, time, record or re-run is split`, ({
    page,
  }) => expectFits(page, path));
}

test('so do games with and without draws, one with two prices, and a match', async ({
  page,
  request,
}) => {
  const games = await publishedGames(request);
  const chosen = [
    games.at(0),
    games.find(({ league }) => league === 'EPL'),
    games.find(({ odds }) => odds.length === 2),
  ];
  await page.goto('/tennis');
  const match = await page.locator('.next-matches a').first().getAttribute('href');
  const paths = new Set([...chosen.map((game) => `/game/${game?.id}`), match ?? '']);
  for (const path of paths) await expectFits(page, path);
});
