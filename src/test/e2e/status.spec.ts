import type { Page } from '@playwright/test';
import { health } from '#contract/health.ts';
import { HEALTH, STATUS_PAGE } from '#contract/paths.ts';
import { violations } from './axe.ts';
import { endTransitions } from './endTransitions.ts';
import { readPage, texts } from './html.ts';
import { expect, readingTest, test } from './test.ts';

/** The second text applies until the ledger's first hourly check. */
const WELL = /All is well\.|Nothing is wrong so far\./;

test('a machine is told that the site is well, and that it shows samples', async ({ request }) => {
  const answer = await request.get(HEALTH);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['netlify-cdn-cache-control']).toMatch(/s-maxage=\d{1,2}$/);
  const told = health.answer.parse(await answer.json());
  expect(told).toMatchObject({ status: 'ok', sample: true, findings: [] });
  expect(Date.parse(told.asOf ?? '')).toBeLessThanOrEqual(Date.parse(told.checkedAt));
  expect((await request.get(`${HEALTH}?x=1`)).status()).toBe(400);
  expect((await request.post(HEALTH, { data: {} })).status()).toBe(405);
});

test('the footer leads to the status; another spelling of its address moves there', async ({
  request,
}) => {
  const page = await readPage(request, '/');
  expect(page.querySelector('footer a[href="/status"]')?.text).toBe('Status');
  const moved = await request.get('/status/', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, STATUS_PAGE]);
});

test('the refresh that made this slate is on it, stage by stage, with what comes next', async ({
  request,
}) => {
  const page = await readPage(request, STATUS_PAGE);
  const [verdict = ''] = texts(page, '.status-verdict');
  expect(verdict).toMatch(WELL);
  expect(verdict).toContain('You see sample games.');
  const stages = page
    .querySelectorAll('.panel')
    .find((panel) => texts(panel, 'h2')[0] === 'Stages of the refresh');
  const ended = stages ? texts(stages, 'tbody tr td:last-child') : [];
  const ofSlate = ended.slice(0, 6);
  expect(ofSlate).toHaveLength(6);
  // While these tests run, the next refresh becomes due: of one stage the page may rightly say that it is under way again.
  const underWay = ofSlate.filter((outcome) => outcome !== 'Done');
  expect(['', 'Running'], ofSlate.join()).toContain(underWay.join());
  expect(ended[6]).toBe('Not needed');
  expect(texts(page, '.data-list dt')).toContain('Golf fields and the nightly ratings');
  expect(texts(page, 'main').join()).toContain('All times are UTC');
});

test('nothing of the machine is on it: no address, no key, no trace', async ({ request }) => {
  for (const path of [STATUS_PAGE, HEALTH]) {
    const text = await (await request.get(path)).text();
    const [own = text] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
    expect(own).not.toMatch(
      /127\.0\.0\.1|localhost|sb_secret|sk_test|postgres|node_modules|\.ts:\d|supabase/i,
    );
  }
});

/** Expects the open page to be sound at every width and in both color schemes. */
async function expectWhole(page: Page, axe: boolean): Promise<void> {
  await page.goto(STATUS_PAGE);
  await expect(page.locator('astro-island, [data-island]')).toHaveCount(0);
  for (const width of [390, 820, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const where = `${STATUS_PAGE}, ${width} px, ${colorScheme}`;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await endTransitions(page);
      await expect(page.getByRole('heading', { name: WELL }), where).toBeVisible();
      await expect(page.getByText('Sample games.', { exact: true }), where).toBeVisible();
      for (const name of ['Stages of the refresh', 'Next runs', 'Queue and builds', 'Left out']) {
        await expect(page.getByRole('heading', { name }), where).toBeVisible();
      }
      const box = await page.locator('main').boundingBox();
      expect(box?.width, where).toBeLessThanOrEqual(width);
      for (const table of await page.locator('main table').all()) {
        const at = await table.boundingBox();
        expect((at?.x ?? 0) + (at?.width ?? 0), where).toBeLessThanOrEqual(width);
      }
      if (axe) expect(await violations(page), where).toEqual([]);
    }
  }
}

readingTest('the status is whole and can be read at every width, in both colors', ({ page }) =>
  expectWhole(page, true),
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the status is whole and can be read at every width, in both colors', ({ page }) =>
    expectWhole(page, false));
});
