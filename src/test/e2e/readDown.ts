import { expect, type Page } from '@playwright/test';

/** Islands of Astro's, and those of a game page. */
const ISLANDS = 'astro-island, [data-island]';
const ASLEEP = 'astro-island[ssr], [data-island]:not([data-alive])';

/**
 * Brings every island of a page into view, top to bottom, until each has come alive, and returns to the top:
 * those far down load only when a reader is near. Folds stay open.
 */
export async function readDown(page: Page): Promise<void> {
  // What is folded comes to life once it is opened.
  await page
    .locator('details:is(.fold, .panel-fold, .part, .race-fold > *)')
    .evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '');
    });
  for (const island of await page.locator(ISLANDS).all()) {
    await island.evaluate((element) =>
      (element.firstElementChild ?? element).scrollIntoView({ behavior: 'instant' }),
    );
    await expect(island.and(page.locator(ASLEEP))).toHaveCount(0);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
