import { checkPathOf } from '#domain/check/links.ts';
import { publishedGames } from './games.ts';
import { expect, test } from './test.ts';

const said = '.tool-said';
const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE });

/** A game with figures and a spread, with the words that name its home side. */
async function named(request: Parameters<typeof publishedGames>[0]) {
  const games = await publishedGames(request);
  const game = games.find(
    ({ league, prediction, status, odds }) =>
      league === 'NBA' && prediction && status === 'scheduled' && odds.some(({ spread }) => spread),
  );
  if (!game) throw new Error('No game to check');
  return { id: game.id, words: game.homeTeam.name, short: game.homeTeam.shortName };
}

test('the front page’s field answers a typed bet above the fold: one tap, the words, Enter', async ({
  page,
  request,
}) => {
  const { words, short } = await named(request);
  await page.goto('/');
  await page.getByLabel('Is this bet fair?').click();
  await page.keyboard.type(`${words} -4.5 -105`);
  await page.keyboard.press('Enter');
  const answer = page.locator(said);
  await expect(answer).toContainText(`${short} −4.5 at −105`);
  await expect(answer).toContainText('per $1');
  const box = await answer.boundingBox();
  expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  await expect(page).toHaveURL(/\/check\?v=1&leg=g\d+_spread_home_l-4\.5_p-105$/);
});

test('a leg by a press, the book’s price typed: what the parlay costs, kept by the address', async ({
  page,
  request,
}) => {
  const { id } = await named(request);
  await page.goto(
    checkPathOf({ game: id, market: 'spread', side: 'home', line: -4.5, price: -110 }),
  );
  await page.getByRole('button', { name: /^\+ Over/ }).click();
  await page.getByLabel('The book’s price for all').fill('+150');
  await page.keyboard.press('Enter');
  await expect(page.locator(said)).toContainText(/This parlay (?:costs|pays) [\d.]+¢ per \$1/);
  const before = await page.locator('[data-answer]').textContent();
  expect(before).toMatch(/The book’s hold[\s\S]*If the legs were independent/);
  await page.reload();
  expect(await page.locator('[data-answer]').textContent()).toBe(before);
  await page.getByRole('button', { name: 'Remove bet 2' }).click();
  await expect(page.locator('[data-leg]')).toHaveCount(1);
});

test('what is wrong has its sentence beside its field', async ({ page, request }) => {
  const { id } = await named(request);
  const home = { game: id, market: 'moneyline', side: 'home' } as const;
  await page.goto(checkPathOf({ ...home, price: -110 }));
  const price = page.getByLabel('Price', { exact: true });
  await price.fill('50');
  await price.fill('abc');
  await price.press('Enter');
  await expect(price).toBeFocused();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('A price such as −110')).toBeVisible();
  await page.goto(checkPathOf(home, { ...home, side: 'away' }));
  await expect(page.getByText('These bets cannot win together.')).toBeVisible();
  await page.goto('/check?leg=nonsense');
  await expect(page.getByText('holds no bet that we can read')).toBeVisible();
});

test('another bet takes the best book’s line and price, worked out at once', async ({
  page,
  request,
}) => {
  const { id } = await named(request);
  await page.goto(
    checkPathOf({ game: id, market: 'spread', side: 'home', line: -4.5, price: -110 }),
  );
  await page.getByLabel('Bet', { exact: true }).selectOption({ label: 'Over' });
  await expect(page.locator(said)).toContainText(/^Over [\d.]+ at/);
  await expect(page).toHaveURL(/_total_over_l/);
});

test('without a script the same form gives the same answer', async ({ browser, request }) => {
  const { words, short } = await named(request);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto('/check');
  await page.getByLabel('Your bet').fill(`${words} -4.5 -105`);
  await page.keyboard.press('Enter');
  await expect(page.locator(said)).toContainText(`${short} −4.5 at −105`);
  await page.getByLabel('Price', { exact: true }).fill('-120');
  await page.keyboard.press('Enter');
  await expect(page.locator(said)).toContainText(`${short} −4.5 at −120`);
  await page.getByRole('button', { name: /^\+ Over/ }).click();
  await page.getByLabel('The book’s price for all').fill('240');
  await page.keyboard.press('Enter');
  await expect(page.locator(said)).toContainText('This parlay');
  await context.close();
});

test('cards, rows and the odds table lead to the check, filled in', async ({ page, request }) => {
  const { id } = await named(request);
  await page.goto(`/game/${id}`);
  await page
    .getByRole('link', { name: /^Check a bet/ })
    .first()
    .click();
  await expect(page.locator(said)).toContainText('per $1');
  await page.goto('/predictions/cards');
  await expect(page.locator('.card .check-link:visible').first()).toBeVisible();
});

test('every sport’s page leads to a check that answers, and its words are found', async ({
  page,
  request,
}) => {
  let answered = 0;
  for (const path of ['/ufc', '/tennis', '/f1', '/nascar', '/golf/pga-tour']) {
    await page.goto(path);
    const links = page.locator('main a[href^="/check?v=1&leg=e"]');
    const href = await links.evaluateAll((all) => all[0]?.getAttribute('href') ?? '');
    if (href === '') continue;
    const html = await (await request.get(href)).text();
    expect(html, `${path} ${href}`).toMatch(
      /class="tool-said">[^<]+ (?:is fair at [+−]\d+|(?:costs|pays) [\d.]+¢ per \$1)/,
    );
    answered++;
  }
  expect(answered).toBeGreaterThanOrEqual(3);
});
