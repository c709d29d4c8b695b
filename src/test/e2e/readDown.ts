import { expect, type Page } from '@playwright/test';

/**
 * Brings every island of a page into view, top to bottom, until each has come alive, and returns to the top:
 * those far down load only when a reader is near.
 */
export async function readDown(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) {
    await island.evaluate((element) =>
      (element.firstElementChild ?? element).scrollIntoView({ behavior: 'instant' }),
    );
    await expect(island).not.toHaveAttribute('ssr');
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
