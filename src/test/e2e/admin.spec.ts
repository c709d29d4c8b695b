import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ADMIN_PATHS } from '#members/admin/paths.ts';
import { violations } from './axe.ts';
import { readPage, texts } from './html.ts';
import { enter, enterAs, inDatabase, newSignedIn, type SignedUp } from './signIn.ts';
import { expect, test } from './test.ts';

const ADMIN_PAGE = '/admin/users';

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');
const rowOf = (page: Page, { phone }: SignedUp) =>
  rows(page).filter({ hasText: `(•••) •••-${phone.slice(-4)}` });

/** Filters the list to one member, by the complete phone number. */
async function find(page: Page, { phone }: SignedUp): Promise<void> {
  await page.getByLabel('Search users').fill(phone);
  await page.getByLabel('Search users').press('Enter');
  await expect(rows(page)).toHaveCount(1);
}

test('60, 61: the admin’s screen and its paths are not found, as any that do not exist', async ({
  page,
  context,
  request,
}) => {
  const unknown = await request.get('/api/admin/nothing');
  const stays = ['content-type', 'x-content-type-options', 'x-frame-options'];
  for (const path of Object.values(ADMIN_PATHS)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toBe(await unknown.text());
    for (const name of stays) expect(answer.headers()[name], name).toBe(unknown.headers()[name]);
  }
  for (const who of ['a visitor', 'a member']) {
    if (who === 'a member') await enterAs(context, { status: 'active' });
    const answer = await page.goto(ADMIN_PAGE);
    expect(answer?.status(), who).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  }
});

test('the built page holds nobody, and neither indexes nor sitemaps have it', async ({
  request,
}) => {
  const page = await readPage(request, '/admin-shell/users');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  expect(texts(page, 'main').join()).not.toMatch(/\d{4}/);
  for (const path of ['/sitemap.xml', '/sitemap-predictions.xml', '/robots.txt']) {
    expect((await (await request.get(path)).text()).includes('admin'), path).toBe(false);
  }
});

test('to who opens the built page without a right nothing is shown', async ({ page }) => {
  await page.goto('/admin-shell/users');
  await expect(
    page.getByRole('heading', { name: 'This page is for the site’s admin' }),
  ).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test.describe('as an admin', () => {
  test.beforeEach(async ({ page, context }) => {
    await enterAs(context, { isAdmin: true });
    await page.goto(ADMIN_PAGE);
    await expect(rows(page).first().getByRole('button').first()).toBeVisible();
  });

  test('a user is found by number, and the number is shown when it is asked for', async ({
    page,
  }) => {
    const member = await newSignedIn({ status: 'active' });
    await find(page, member);
    const row = rowOf(page, member);
    await expect(row).toContainText('Not accepted');
    await expect(row).toContainText('active');
    await expect(row).toContainText('yearly');
    expect(await page.locator('main').textContent()).not.toContain(member.phone.slice(2, 8));
    await row
      .getByRole('button', { name: `Show the number that ends in ${member.phone.slice(-4)}` })
      .press('Enter');
    const written = `+1 (${member.phone.slice(2, 5)}) ${member.phone.slice(5, 8)}-${member.phone.slice(8)}`;
    await expect(rows(page)).toContainText(written);
    await page.getByRole('button', { name: /^Hide/ }).press('Enter');
    await expect(row).toBeVisible();
    const noted = await inDatabase((query) =>
      query('select action from audit where subject = $1', [member.id]),
    );
    expect(noted).toEqual([{ action: 'reveal' }]);
  });

  test('acceptance is told with its time, its zone and its address', async ({ page }) => {
    const member = await newSignedIn();
    await inDatabase((query) =>
      query(
        `insert into consents (member_id, document, version, accepted_at, ip, device)
          values ($1, 'terms', '2025-10-10', '2026-11-02T14:14:00Z', '203.0.113.24', 'test')`,
        [member.id],
      ),
    );
    await find(page, member);
    await expect(rowOf(page, member)).toContainText('Accepted Nov 2, 2026, 9:14 AM EST');
    await expect(rowOf(page, member)).toContainText('203.0.113.24');
  });

  test('an empty list says so, and why, and leads back', async ({ page }) => {
    await page.getByLabel('Search users').fill('+1 (999) 999-9999');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
    await expect(page.getByText('begins or ends with 9999999999')).toBeVisible();
    await page.getByRole('button', { name: 'Show all users' }).press('Enter');
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Users' })).toBeFocused();
    await expect(page.getByLabel('Search users')).toHaveValue('');
  });

  test('what is no number is not looked for', async ({ page }) => {
    await page.getByLabel('Search users').fill('smith');
    await page.getByLabel('Search users').press('Enter');
    await expect(page.getByRole('alert')).toContainText('digits of a phone number');
    await expect(page.getByLabel('Search users')).toBeFocused();
  });

  test('filters narrow the list, and the file follows them', async ({ page }) => {
    await newSignedIn({ status: 'ended' });
    await page.getByLabel('Subscription').selectOption('Ended');
    await expect(rows(page).first()).toContainText('ended');
    await expect(rows(page).filter({ hasNotText: 'ended' })).toHaveCount(0);
    await page.getByLabel('Numbers in full').check();
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
    expect(file.url()).toContain('status=ended');
    expect(file.url()).toContain('reveal=1');
  });

  test('what is searched for is in no address that is asked for, the file’s neither', async ({
    page,
  }) => {
    const member = await newSignedIn();
    const digits = member.phone.slice(-7);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await find(page, member);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
    expect((await readFile(await file.path(), 'utf8')).trim().split('\n')).toHaveLength(2);
    expect(addresses.some((address) => address.includes('/api/admin/users'))).toBe(true);
    expect(addresses.filter((address) => address.includes(digits))).toEqual([]);
  });

  test('many users come in pages', async ({ page }) => {
    await inDatabase((query) =>
      query(
        `insert into members (id, phone, phone_hash, created_at)
          select gen_random_uuid(), '+1907' || (2000000 + n), sha256(convert_to('many' || n, 'UTF8')), '2020-01-01'
          from generate_series(1, 60) as n on conflict do nothing`,
      ),
    );
    await page.getByLabel('Search users').fill('907200');
    await page.getByLabel('Search users').press('Enter');
    const pages = page.getByRole('navigation', { name: 'Pages of users' });
    await expect(pages).toContainText('1 to 50 of 60');
    await pages.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(pages).toContainText('51 to 60 of 60');
    await expect(rows(page)).toHaveCount(10);
    await pages.getByRole('button', { name: 'Previous' }).click();
    await expect(pages).toContainText('1 to 50 of 60');
  });

  for (const width of [320, 1440]) {
    test(`${width} px wide it fits, and axe finds nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await rows(page).first().getByRole('button', { name: /^Show/ }).click();
      await expect(page.getByRole('button', { name: /^Hide/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await violations(page)).toEqual([]);
    });
  }

  test('a ban is lifted in two steps', async ({ page }) => {
    const member = await newSignedIn();
    await inDatabase((query) =>
      query(
        "insert into bans (phone_hash, reason) select phone_hash, 'dispute' from members where id = $1",
        [member.id],
      ),
    );
    await find(page, member);
    const lift = page.getByRole('button', { name: /^Lift the ban/ });
    await lift.press('Enter');
    await page.getByRole('button', { name: /^Keep the ban/ }).press('Enter');
    await expect(lift).toBeFocused();
    await lift.press('Enter');
    await page.getByRole('button', { name: /^Yes, lift the ban/ }).press('Enter');
    await expect(rowOf(page, member)).not.toContainText('banned');
    await expect(page.getByRole('region', { name: 'Users' })).toBeFocused();
  });

  test('where the list cannot be had it says so, and tries again', async ({ page }) => {
    await page.route('**/api/admin/users?*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByLabel('Order').selectOption('Oldest first');
    await expect(page.getByRole('alert')).toContainText('Failed to load users');
    await page.unroute('**/api/admin/users?*');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Users' })).toBeFocused();
    await expect(page.getByRole('caption')).toContainText('oldest first');
  });
});

test('62: a right that is taken away is gone while the page is open', async ({ page, context }) => {
  const admin = await newSignedIn({ isAdmin: true });
  await enter(context, admin);
  await page.goto(ADMIN_PAGE);
  await expect(rows(page).first().getByRole('button').first()).toBeVisible();
  await inDatabase((query) =>
    query('update members set is_admin = false where id = $1', [admin.id]),
  );
  await page.getByLabel('Order').selectOption('Oldest first');
  await expect(
    page.getByRole('heading', { name: 'This page is for the site’s admin' }),
  ).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect((await page.reload())?.status()).toBe(404);
});
