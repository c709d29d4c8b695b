import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { pageOf } from './builtPage.ts';
import { expect, test } from './test.ts';

const PATH = '/pools/nfl';

const namesIn = (page: Page, part: string): Promise<readonly string[]> =>
  page.locator(`[data-pool-rows=${part}] tr th b`).allTextContents();

const box = (page: Page, team: string) => page.getByRole('checkbox', { name: team, exact: true });

test('a team that was used leaves the week and the plan, stays in the address, and comes back', async ({
  page,
}) => {
  await page.goto(PATH);
  const before = await namesIn(page, 'first');
  const plan = await page.locator('[data-pool-rows=plan]').textContent();
  const [best = ''] = before;
  await page.getByText('Teams I used', { exact: true }).first().click();
  await box(page, best).check();
  const state = page.locator('[data-pool-state]');
  await expect(state).toContainText(/1 team used\. Counted in [\d,]+ seasons/);
  expect(await namesIn(page, 'first')).not.toContain(best);
  await expect(page.locator('[data-pool-rows=plan]')).not.toContainText(`${best} vs`);
  await expect(page.locator('[data-pool-rows=plan]')).not.toContainText(`${best} at`);
  await expect(page).toHaveURL(/\?used=[a-z0-9]+$/);

  await page.reload();
  await expect(state).toContainText('1 team used. Counted');
  await page.getByText('Teams I used', { exact: true }).first().click();
  await expect(box(page, best)).toBeChecked();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(PATH);
  expect(await namesIn(page, 'first')).toEqual(before);
  expect(await page.locator('[data-pool-rows=plan]').textContent()).toBe(plan);
});

test('inputs that cannot be fetched are said, and the published plan stays', async ({ page }) => {
  await page.route('**/inputs/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(PATH);
  const before = await namesIn(page, 'first');
  await page.getByText('Teams I used', { exact: true }).first().click();
  await box(page, before[0] ?? '').check();
  await expect(page.locator('[data-pool-state]')).toContainText('could not be made');
  expect(await namesIn(page, 'first')).toEqual(before);
});

test('every confidence pool has each number of points once, and says when picks lock', async () => {
  for (const link of (await pageOf('/pools')).all('.season-leagues a')) {
    const page = await pageOf(link.attribute('href') ?? '');
    const points = page.texts('[data-pool-rows=confidence] td:last-child').map(Number);
    expect(points).toEqual(points.map((_, at) => points.length - at));
    if (points.length > 0) expect(page.one('.pool-lock').text).toMatch(/(?:E[SD]T|TBD)/);
  }
});

test('no part of it breaks a rule of accessibility, folds open', async ({ page }) => {
  await page.goto(PATH);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details'))
      fold.open = true;
  });
  expect(await violations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the week, a plan, the order and the odds to advance are there, and the boxes say what they need', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.getByText('Marking the teams you used needs JavaScript')).toBeVisible();
    for (const part of ['first', 'plan', 'confidence'])
      await expect(page.locator(`[data-pool-rows=${part}] tr`).first()).toBeVisible();
    await expect(page.locator('.pool-bracket tbody tr').first()).toBeVisible();
    await expect(page.locator('[data-pool-line]')).toContainText('%');
  });
});
