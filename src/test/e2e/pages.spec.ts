import { expect, readingTest, test } from './test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, what] of [
    ['/account', 'Managing your account'],
    ['/alerts', 'Setting and reading alerts'],
    ['/my-bets', 'Your list of bets'],
  ] as const) {
    test(`${path} says what it needs`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(`${what} needs JavaScript`)).toBeVisible();
      await expect(page.locator('.skeleton').first()).toBeHidden();
    });
  }

  test('today’s games, a league and a game can be read', async ({ page }) => {
    await page.goto('/predictions');
    await expect(
      page.getByRole('heading', { name: "Today's Games & Best +EV Bets" }),
    ).toBeVisible();
    const rows = page.locator('.game-rows a[href^="/game/"]:visible');
    expect(await rows.count()).toBeGreaterThan(11);
    await page.goto('/predictions/cards');
    const cards = page.locator('article.card.game a[href^="/game/"]');
    expect(await cards.count()).toBeGreaterThan(5);
    expect(await cards.count()).toBeLessThanOrEqual(12);
    await cards.first().click();
    await expect(page.getByRole('heading', { name: 'Picture' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Monte Carlo Analysis' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/\/league\//);
    await expect(page.getByRole('heading', { name: 'Platform Performance' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Upcoming Games' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/#day-\d{4}-\d\d-\d\d$/);
  });
});

readingTest(
  'the stylesheet names its layers in their order: what a component says wins over base rules',
  async ({ page }) => {
    await page.goto('/');
    const layers = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .flatMap((rule) => {
          if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
          return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
        }),
    );
    const named = [...new Set(layers)].filter((name) => name !== 'properties');
    expect(named).toEqual(['theme', 'base', 'components', 'utilities']);
  },
);

/** Limit of a page's JavaScript, compressed bytes. */
const BUDGET = 90_000;

for (const path of [
  '/',
  '/predictions',
  '/league/nba',
  '/ufc',
  '/boxing',
  '/tennis',
  '/f1',
  '/nascar',
  '/golf/pga-tour',
  '/game/99999999',
]) {
  test(`${path} stays within its JavaScript budget`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() !== 'script') return;
      sizes.push(
        answer
          .request()
          .sizes()
          .then((size) => size.responseBodySize),
      );
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThan(BUDGET);
  });
}

test('guide and legal pages load no framework', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/responsible-gambling');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});
