import type { Page } from '@playwright/test';

/**
 * Brings every part of a page into view once, top to bottom, and returns to its top:
 * parts that come alive only when a reader is near have then been asked to.
 */
export async function readDown(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await island.evaluate((element) => (element.firstElementChild ?? element).scrollIntoView());
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.evaluate(() => scrollTo(0, 0));
}
