import { violations } from './axe.ts';
import { pageOf } from './builtPage.ts';
import { publishedGames } from './games.ts';
import { test as apart, expect, readingTest as test } from './test.ts';

/** "+104" → 104, "−118" → −118 */
const priceOf = (text: string): number => Number(text.replace('−', '-'));

/** Profit on a stake of 1: the higher, the better the price. */
const profit = (price: number): number => (price > 0 ? price / 100 : -100 / price);

test.describe('Compare odds without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  apart(
    'both sources side by side; the better price of the same bet is underlined',
    async ({ page, request }) => {
      const game = (await publishedGames(request)).find(({ odds }) => odds.length === 2);
      await page.goto(`/game/${game?.id}`);
      const panel = page.locator('#odds');
      await expect(panel.getByRole('heading', { name: 'Odds', exact: true })).toBeVisible();
      await expect(panel).toContainText('Simcast: our chance, market included.');
      await expect(panel).toContainText('Sample prices.');
      await expect(page.locator('#judged')).toContainText(
        'nothing here has beaten the closing line',
      );
      // Each column's title is the book of its prices.
      const quotes = game?.odds ?? [];
      const books = quotes.map(({ provider }) => provider);
      for (const head of [...books, 'Market, no vig', 'Simcast', 'Fair price']) {
        await expect(panel.getByRole('columnheader', { name: head })).toBeVisible();
      }
      for (const head of ['Expected return', 'Quarter Kelly', 'Worst price worth taking']) {
        await expect(panel.getByRole('columnheader', { name: head })).toBeVisible();
      }
      const vig = panel.locator('.vig').first();
      await expect(vig.getByRole('button', { name: 'Vig:' })).toBeVisible();
      await expect(vig).toContainText(
        new RegExp(` (?:${books[0]} \\d\\.\\d%, ${books[1]} )?\\d\\.\\d%`),
      );

      const rows = panel.locator('tbody').first().locator('tr:not(.group)');
      for (const row of await rows.all()) {
        const cells = quotes.map(({ book }) => row.locator(`[data-book="${book}"]`));
        const offers = await Promise.all(
          cells.map(async (cell) => ({
            price: priceOf((await cell.locator('span').first().textContent()) ?? ''),
            best: (await cell.locator('.best').count()) === 1,
          })),
        );
        const top = Math.max(...offers.map(({ price }) => profit(price)));
        for (const { price, best } of offers) expect(best).toBe(profit(price) === top);
      }
    },
  );

  apart('the page’s own menu leads to it', async ({ page, request }) => {
    const [game] = await publishedGames(request);
    await page.goto(`/game/${game?.id}`);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Odds' })
      .click();
    await expect(page).toHaveURL(/#odds$/);
    await expect(page.locator('#odds')).toBeInViewport();
  });
});

apart(
  'every side says what its better price returns or costs; an edge has its stake and worst price',
  async ({ request }) => {
    const game = (await publishedGames(request)).find(({ odds }) => odds.length === 2);
    const path = `/game/${game?.id}`;
    const rows = (await pageOf(path)).all('#odds .odds tbody tr:not(.group)');
    expect(rows.length, path).toBeGreaterThanOrEqual(6);
    for (const row of rows) {
      const [value, stake, worst] = [
        'Expected return',
        'Quarter Kelly',
        'Worst price worth taking',
      ].map((key) => row.one(`td[data-k="${key}"]`).text);
      const bet = `${path}: ${row.text}`;
      const isCost = /^(?:costs (?:\d+|under 1)¢|breaks even|\+\d+\.\d¢, .+)–?$/.test(value ?? '');
      if (isCost) expect([stake, worst], bet).toEqual(['0', '–']);
      else {
        expect(value, bet).toMatch(/^(\+\d+\.\d¢|under 0\.1¢)$/);
        expect(stake, bet).toMatch(/^(\d+\.\d%|under 0\.1%)$/);
        expect(worst, bet).toMatch(/^[+−]\d{3,}$/);
      }
    }
  },
);

test('on a phone the table reads as labelled figures and does not scroll sideways', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const [game] = await publishedGames(request);
  await page.goto(`/game/${game?.id}`);
  const label = page.locator('#odds [data-book="bookb"]').first();
  const book = game?.odds.find((quote) => quote.book === 'bookb')?.provider ?? '';
  expect(await label.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(
    book,
  );
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(wide).toBe(false);
});

test('on a phone a side takes one line with both buttons; more columns are one tap away', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [game] = await publishedGames(request);
  await page.goto(`/game/${game?.id}`);
  const row = page.locator('#odds tbody tr:not(.group)').first();
  const kelly = row.locator('td[data-k="Market, no vig"]');
  const note = row.getByRole('button', { name: /^Note bet/ });
  await expect(row.locator('td[data-k="Simcast"]')).toBeVisible();
  await expect(kelly).toBeHidden();
  await expect(note).toBeVisible();
  await page.getByRole('checkbox', { name: 'More columns' }).check({ force: true });
  await expect(kelly).toBeVisible();
  expect((await note.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the panel, ${colorScheme}, on a phone and on a desk`, async ({
    page,
    request,
  }) => {
    const [game] = await publishedGames(request);
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/game/${game?.id}`);
      expect(await violations(page, '#odds')).toEqual([]);
    }
  });
}

test('a term explains itself under a resting pointer and at the focus; Escape closes it', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [game] = await publishedGames(request);
  await page.goto(`/game/${game?.id}`);
  const term = page.getByRole('button', { name: 'Quarter Kelly' });
  const tip = page.getByText(/^A quarter of the stake/);
  await expect(term).toHaveAccessibleDescription(/^A quarter of the stake/);
  await expect(tip).toBeHidden();
  await term.hover();
  await expect(tip).toBeVisible();
  // The pointer may rest on the tooltip itself.
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await term.focus();
  await expect(tip).toBeVisible();
});

test('on paper every fold is open and there is nothing to press', async ({ page, request }) => {
  const [game] = await publishedGames(request);
  for (const path of [`/game/${game?.id}`, '/track-record', '/terms-of-service']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const closed = page.locator('main details:not([open])');
    await expect(closed, path).toHaveCount(0);
    const pressed = page.locator('header.site-header, .on-page, .button, button:not(.term)');
    await expect(pressed.filter({ visible: true }), path).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).color), path).toBe(
      'rgb(16, 26, 22)',
    );
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  }
});
