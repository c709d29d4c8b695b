import { expect, test } from './test.ts';

/** Limit for a page without a framework, compressed bytes: only the header's script. */
const HEADER = 3_000;
/** Limit for a page with its own script, including the file shared by all such pages. */
const OWN = 13_000;
/** The same for a calculator, whose sums are files of their own. */
const CALCULATOR = 16_200;

for (const [path, budget] of [
  ['/terms-of-service', HEADER],
  ['/privacy-policy', HEADER],
  ['/track-record', HEADER],
  ['/where-we-were-wrong', HEADER],
  ['/features', HEADER],
  ['/about', HEADER],
  ['/feeds', HEADER],
  ['/embed', OWN],
  ['/developers', HEADER],
  ['/data', HEADER],
  ['/settlement', HEADER],
  ['/tools', HEADER],
  ['/tools/no-vig', CALCULATOR],
  ['/tools/half-point', CALCULATOR],
] as const) {
  test(`${path} ships no framework and does not shift`, async ({ page }) => {
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
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number')
            performance.mark('shift', { detail: entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('astro-island, [data-island]')).toHaveCount(0);
    const shift = await page.evaluate(() =>
      performance
        .getEntriesByName('shift')
        .reduce((sum, mark) => sum + (mark instanceof PerformanceMark ? mark.detail : 0), 0),
    );
    expect(shift).toBeLessThan(0.01);
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThan(budget);
  });
}
