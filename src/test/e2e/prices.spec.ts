import { PRICE_VIEWS, priceViewPath } from '#domain/product/pricesPage.ts';
import { violations } from './axe.ts';
import { expect, test } from './test.ts';

test('every view has rows or says why it has none, and each row leads to the check', async ({
  request,
}) => {
  for (const view of PRICE_VIEWS) {
    const answer = await request.get(priceViewPath(view));
    expect(answer.status(), view).toBe(200);
    const html = await answer.text();
    const rows = html.match(/class="price-item"/g)?.length ?? 0;
    const empty = html.includes('class="empty"');
    expect(rows > 0, view).toBe(!empty);
    if (view === 'best') expect(html).toContain('href="/check?v=1&amp;leg=g');
  }
  const edges = await (await request.get('/prices/edges')).text();
  expect(edges).toContain('No sharp book is read, so edges are not shown');
});

test('without a script and by keyboard: a view, a market and a league are links that stay with each other', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/prices');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Best prices');
  await page
    .getByRole('navigation', { name: 'Market' })
    .getByRole('link', { name: 'Total' })
    .press('Enter');
  await expect(page).toHaveURL(/\/prices\?market=total$/);
  await page
    .getByRole('navigation', { name: 'Views of the prices' })
    .getByRole('link', { name: 'Lowest hold' })
    .press('Enter');
  await expect(page).toHaveURL(/\/prices\/hold\?market=total$/);
  for (const name of await page.locator('.price-line h3').allTextContents()) {
    expect(name).toContain('Total');
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await context.close();
});

test('a league or view that is none is said to be none', async ({ request }) => {
  const league = await request.get('/prices?league=cricket');
  expect(league.status()).toBe(400);
  expect(await league.text()).toContain('There is no such league or market');
  expect((await request.get('/prices/nothing')).status()).toBe(404);
});

test('open to everybody: no violation, nothing wider than a phone, at 200 % text too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const view of ['best', 'hold', 'edges'] as const) {
    await page.goto(priceViewPath(view));
    expect(await violations(page), view).toEqual([]);
    const wide = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect(wide, view).toBeLessThanOrEqual(0);
  }
});
