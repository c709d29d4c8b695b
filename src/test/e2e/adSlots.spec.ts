import type { Page } from '@playwright/test';
import { loadAds } from '#components/shell/loadAds.ts';
import { test as apart, expect, readingTest as test } from './test.ts';

/** Shows the ad places, as a configured network would. */
const withNetwork = (page: Page) =>
  page.locator('[data-ad]').evaluateAll((slots) => {
    for (const slot of slots) slot.removeAttribute('hidden');
  });

const heights = (page: Page, place: string) =>
  page
    .locator(`[data-ad="${place}"]`)
    .evaluateAll((slots) => slots.map((slot) => slot.getBoundingClientRect().height));

for (const [path, place, least] of [
  ['/predictions', 'top', 90],
  ['/predictions', 'bottom', 90],
  ['/privacy-policy', 'privacy', 250],
] as const) {
  test(`${path} shows its ${place} slot to a network alone, and reserves its height`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('[data-ad]:visible')).toHaveCount(0);
    await withNetwork(page);
    const [height, ...others] = await heights(page, place);
    expect(height).toBeGreaterThanOrEqual(least);
    expect(others).toEqual([]);
  });
}

apart('an empty slot asks nobody for anything', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/privacy-policy');
  await page.waitForLoadState('networkidle');
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
});

test('a network that is refused is logged, and nothing moves', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') said.push(message.text());
  });
  await page.goto('/privacy-policy');
  await withNetwork(page);
  const before = await heights(page, 'privacy');
  await page.evaluate(loadAds, 'https://ads.example/tag.js');
  await expect.poll(() => said).toContain('Advertisements are away: https://ads.example/tag.js');
  expect(await heights(page, 'privacy')).toEqual(before);
});

apart('a network’s script is run once the page has loaded', async ({ page }) => {
  await page.route('**/tag.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'console.info("ads are here")' }),
  );
  await page.goto('/privacy-policy');
  const here = page.waitForEvent('console', (message) => message.text() === 'ads are here');
  await page.evaluate(loadAds, '/tag.js');
  await here;
});
