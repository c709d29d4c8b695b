import type { Locator, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { publishedGames } from './games.ts';
import { test as apart, expect, readingTest as test } from './test.ts';

const START = 'Re-run this prediction';
const MATCHING = /^Same inputs, same seed, same numbers: (\d+) of \1 lines match\.$/;

const FOOTBALL = ['NFL', 'NCAAF'];

/** Expects a block's verdict; waits for it on the whole board, so that a test that fails says how far the run came. */
async function expectVerdict(block: Locator, verdict: RegExp): Promise<void> {
  await expect(block.locator('.rerun-board')).toHaveText(/\d+ of \d+ lines match\./);
  await expect(block.locator('.rerun-verdict')).toHaveText(verdict);
}

const firstLine = (block: Locator) => block.locator('.rerun-lines tbody tr:not(.group)').first();

/** Opens every fold around the first button that the page shows. */
async function firstBlock(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const block = document.querySelector('[data-rerun]');
    for (let at = block?.closest('details'); at; at = at.parentElement?.closest('details')) {
      at.open = true;
    }
  });
  return page.locator('[data-rerun]').first();
}

/** The what-if of a game page: it starts the re-run by itself. */
const whatIfOf = (page: Page): Locator => page.locator('#what-if');

/** The re-run of a game page stands in its fold of proof, its what-if in the picture. */
const openFold = (page: Page): Promise<void> => page.locator('#proof > summary').click();

async function openGame(page: Page, leagues: readonly string[] = []): Promise<Locator> {
  const games = (await publishedGames(page.request)).filter(({ prediction }) => prediction);
  const game = games.find(({ league }) => leagues.includes(league)) ?? games[0];
  await page.goto(`/game/${game?.id}`);
  const panel = page.locator('#re-run');
  await openFold(page);
  return panel;
}

for (const [sport, leagues] of [
  ['football', FOOTBALL],
  ['basketball', ['NBA', 'NCAAB', 'WNBA']],
  ['hockey', ['NHL']],
  ['soccer', ['EPL', 'LaLiga', 'MLS', 'SerieA', 'Bundesliga']],
] as const) {
  test(`a game of ${sport} runs again to the same digits`, async ({ page }) => {
    const panel = await openGame(page, leagues);
    await panel.getByRole('button', { name: START }).click();
    await expectVerdict(panel, MATCHING);
    await expect(panel.getByRole('row', { name: /^SHA-256 of all/ })).toContainText('same');
  });
}

for (const path of ['/ufc', '/boxing', '/f1', '/nascar', '/golf/pga-tour']) {
  test(`a prediction of ${path} runs again to the same digits`, async ({ page }) => {
    await page.goto(path);
    const block = await firstBlock(page);
    await block.getByRole('button', { name: START }).click();
    await expectVerdict(block, MATCHING);
  });
}

test('a match of /tennis runs again on its own page to the same digits', async ({ page }) => {
  await page.goto('/tennis');
  const path = await page.locator('.next-matches a').first().getAttribute('href');
  await page.goto(path ?? '');
  const block = await firstBlock(page);
  await block.getByRole('button', { name: START }).click();
  await expectVerdict(block, MATCHING);
});

apart(
  'nothing is asked for but the engine’s own files, and the page stays within its budget',
  async ({ page }) => {
    const panel = await openGame(page, FOOTBALL);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await panel.getByRole('button', { name: START }).click();
    await expectVerdict(panel, MATCHING);
    expect(asked.length).toBeGreaterThan(0);
    for (const path of asked) expect(path).toMatch(/^\/_astro\/[\w.-]+\.js$/);
    expect(asked.some((path) => path.includes('football'))).toBe(true);
  },
);

apart('a run shows that it is under way, is cancelled, and runs again', async ({ page }) => {
  const panel = await openGame(page);
  // An engine whose file never arrives.
  await page.route(/\/_astro\/(?:football|basketball|baseball|hockey|soccer)-/, () => undefined);
  await panel.getByRole('button', { name: START }).click();
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByText(/^Canceled after 0 of 100,000 runs\.$/)).toBeVisible();
  await expect(panel.getByRole('progressbar')).toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  await openFold(page);
  await panel.getByRole('button', { name: START }).click();
  await expectVerdict(panel, MATCHING);
});

/** Opens the game page with a change in the prediction that it carries. */
async function tampered(page: Page, change: (html: string) => string): Promise<Locator> {
  await page.route('**/game/*', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const other = change(html);
    expect(other).not.toBe(html);
    await route.fulfill({ response: answer, body: other });
  });
  const panel = await openGame(page);
  await panel.getByRole('button', { name: START }).click();
  await expectVerdict(panel, /^Not the same numbers: \d+ of \d+ lines match\.$/);
  return panel;
}

test('a digit of the seed changed: the mismatch is told, the hash with it', async ({ page }) => {
  const panel = await tampered(page, (html) =>
    html.replace(/"seed":"(.)/, (_, digit) => `"seed":"${digit === '0' ? '1' : '0'}`),
  );
  await expect(panel.getByRole('row', { name: /^SHA-256 of all/ })).toContainText('differs');
});

test('a published figure changed: it alone differs, and it comes first', async ({ page }) => {
  const panel = await tampered(page, (html) =>
    html.replace(
      /(\["Mean total","\d+\.\d{3})(\d)/,
      (_, figure, digit) => `${figure}${(Number(digit) + 1) % 10}`,
    ),
  );
  await expect(firstLine(panel)).toContainText('Mean total');
  await expect(panel.locator('.rerun-lines tr.off')).toHaveCount(1);
});

test('a figure changed where a reader reads it: the re-run finds it on the page', async ({
  page,
}) => {
  const panel = await tampered(page, (html) =>
    html.replace(
      /(<data value="[\d.]+" data-figure="[^"]+ win">)(\d)/,
      (_, open, digit) => `${open}${(Number(digit) % 9) + 1}`,
    ),
  );
  await expect(panel.locator('.rerun-lines tr.off')).toHaveCount(1);
  await expect(firstLine(panel)).toContainText('as printed above');
});

apart('an input that the model refuses is said, not compared', async ({ page }) => {
  await page.route('**/game/*', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/"iterations":100000/, '"iterations":0');
    await route.fulfill({ response: answer, body: html });
  });
  const panel = await openGame(page);
  await panel.getByRole('button', { name: START }).click();
  await expect(panel.getByText(/could not be run again/)).toBeVisible();
});

test('a what-if by keyboard moves the figures, and its address shows the same again', async ({
  page,
}) => {
  const panel = await openGame(page, ['NFL', 'NBA']);
  await panel.getByRole('button', { name: START }).focus();
  await page.keyboard.press('Enter');
  await expectVerdict(panel, MATCHING);
  await whatIfOf(page).locator('summary').first().focus();
  await page.keyboard.press('Enter');
  const yours = whatIfOf(page).locator('.yours');
  await expect(yours.getByText('Your what-if, not our prediction')).toBeVisible();
  const rating = whatIfOf(page)
    .getByRole('slider', { name: /rating/ })
    .last();
  await rating.focus();
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#what-if=game-\d+&on=\d+&home=3/);
  const win = yours.getByRole('row').nth(2);
  await expect(win).toContainText('+');
  // What stands is of the last step.
  await expect(yours).not.toHaveAttribute('aria-busy');
  const shown = await yours.locator('table').textContent();
  expect(await violations(page, '#re-run')).toEqual([]);
  expect(await violations(page, '#what-if')).toEqual([]);
  await yours.getByRole('button', { name: 'Its players' }).focus();
  await page.keyboard.press('Enter');
  const players = yours.getByRole('table', { name: 'Players in your what-if, means' });
  await expect(players.getByRole('row').nth(1)).toContainText(/[+−]\d/);
  expect(await violations(page, '#what-if')).toEqual([]);

  await page.reload();
  await expectVerdict(panel, MATCHING);
  await expect(yours.locator('table')).toBeVisible();
  await expect.poll(() => yours.locator('table').textContent()).toBe(shown);
  await whatIfOf(page).getByRole('button', { name: 'Back to the published inputs' }).click();
  await expect(page).not.toHaveURL(/what-if/);
  await expect.poll(() => yours.locator('table').textContent()).not.toBe(shown);
});

/** Simulates Safari’s limit on rewriting the address, without its half minute, so that no test waits. */
function fewAddresses(): void {
  const { replaceState } = history;
  let left = 100;
  history.replaceState = (...args) => {
    if (left === 0) throw new DOMException('Too many calls', 'SecurityError');
    left -= 1;
    replaceState.apply(history, args);
  };
}

apart('a dragged slider keeps drawing, and the address comes when it rests', async ({ page }) => {
  await page.addInitScript(fewAddresses);
  const panel = await openGame(page, FOOTBALL);
  await panel.getByRole('button', { name: START }).click();
  await whatIfOf(page).locator('summary').first().click();
  const line = whatIfOf(page).locator('.in-a-line');
  await expect(line).toContainText('as published');
  await whatIfOf(page)
    .getByRole('slider', { name: /rating/ })
    .last()
    .evaluate((slider: HTMLInputElement) => {
      for (let at = 0; at < 300; at++) {
        slider.value = String(Math.floor(at / 50));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
  await expect(page).toHaveURL(/#what-if=game-\d+&on=\d+&home=5$/);
  await expect(line).toContainText('published');
  await expect(line).not.toContainText('as published');
  await expect(whatIfOf(page).getByRole('status').last()).toHaveText(
    (await line.textContent()) ?? '',
  );
});

apart(
  'a what-if opened while the re-run’s code is still on its way waits for it, and cancels nothing',
  async ({ page }) => {
    const panel = await openGame(page, FOOTBALL);
    const held = Promise.withResolvers<void>();
    let asked = 0;
    await page.route(/\.js$/, async (route) => {
      asked += 1;
      await held.promise;
      await route.continue();
    });
    await panel.getByRole('button', { name: START }).click();
    await whatIfOf(page).locator('summary').first().click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    held.resolve();
    await expectVerdict(panel, MATCHING);
    await expect(whatIfOf(page).locator('.in-a-line')).toContainText('as published');
  },
);

test('of a board only its verdict and its result in a line are read aloud', async ({ page }) => {
  const panel = await openGame(page);
  await panel.getByRole('button', { name: START }).click();
  await expect(panel.getByRole('status').first()).toHaveText(MATCHING);
  await whatIfOf(page).locator('summary').first().click();
  await expect(whatIfOf(page).getByRole('status').last()).toHaveText(/ \d+\.\d%, as published$/);
  const live = page
    .locator('#re-run, #what-if')
    .locator('[aria-live], [role="status"], [role="alert"], [role="log"]');
  await expect(live).toHaveCount(2);
  await expect(live.locator('table, input, svg')).toHaveCount(0);
});

test('what the page prints twice is one line, under a heading of its own', async ({ page }) => {
  const panel = await openGame(page);
  await panel.getByRole('button', { name: START }).click();
  await expectVerdict(panel, MATCHING);
  const printed = panel
    .locator('.rerun-lines tbody')
    .filter({ has: page.getByRole('rowheader', { name: 'As printed above' }) });
  const figures = await printed.locator('tr:not(.group) th').allTextContents();
  expect(figures.length).toBeGreaterThan(2);
  expect(new Set(figures).size).toBe(figures.length);
});

test('a shared what-if is what is seen first; Back is as published', async ({ page }) => {
  const panel = await openGame(page, FOOTBALL);
  const { href } = new URL(page.url());
  const id = await panel.locator('[data-rerun]').getAttribute('data-rerun');
  await page.goto(`${href}#what-if=${id}&on=0&away=999&nothing=3`);
  const shared = whatIfOf(page).getByText(/^Shared what-if: \S.* rating \+10 points$/);
  await expect(shared).toBeFocused();
  await expect(shared).toBeInViewport();
  await expect(whatIfOf(page).locator('.yours .chart')).toBeInViewport();
  await expectVerdict(panel, MATCHING);
  await expect(panel.getByRole('row', { name: /SHA-256/ })).toBeHidden();
  await expect(page).toHaveURL(`${href}#what-if=${id}&on=0&away=10`);
  await expect(whatIfOf(page).getByText(/made from an earlier prediction/)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(href);
  await expect(whatIfOf(page).locator('.in-a-line')).toContainText('as published');
  await expect(
    whatIfOf(page)
      .getByRole('slider', { name: /rating/ })
      .first(),
  ).toHaveValue('0');
  await expect(shared).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the result stands above the knobs, and in a line beside the last of them', async ({
    page,
  }) => {
    const panel = await openGame(page, FOOTBALL);
    await panel.getByRole('button', { name: START }).click();
    await whatIfOf(page).locator('summary').first().click();
    const last = whatIfOf(page).getByRole('slider').last();
    const chart = await whatIfOf(page).locator('.yours .chart').boundingBox();
    const knob = await whatIfOf(page).getByRole('slider').first().boundingBox();
    expect(chart?.y).toBeLessThan(knob?.y ?? 0);
    await last.focus();
    await page.keyboard.press('ArrowRight');
    const line = whatIfOf(page).locator('.in-a-line');
    await expect(line).toContainText(/; Over /);
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(whatIfOf(page).locator('.yours .chart')).not.toBeInViewport();
  });
});

test('the home page’s button leads to the next game, which runs at once', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Re-run / }).click();
  await expect(page).toHaveURL(/\/game\/\d+#re-run-now$/);
  await expectVerdict(page.locator('#re-run'), MATCHING);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  apart('there is no button, and a sentence says how to do it', async ({ page }) => {
    const panel = await openGame(page);
    await expect(panel.getByRole('heading', { name: 'Re-run it' })).toBeVisible();
    await expect(panel.getByRole('button', { name: START })).toBeHidden();
    await expect(panel.getByText(/npm run rerun/)).toBeVisible();
  });
});
