import { expect, type Page } from '@playwright/test';

/** Astro's islands, and a game page's own. */
const ISLANDS = 'astro-island, [data-island]';
const ASLEEP = 'astro-island[ssr], [data-island]:not([data-alive])';

/**
 * Scrolls every island of a page into view, top to bottom, until each is hydrated, and returns to the top:
 * islands far down load only when a reader is near. Opened folds stay open.
 */
export async function readDown(page: Page): Promise<void> {
  // Folded islands hydrate once they are opened.
  await page
    .locator('details:is(.fold, .panel-fold, .part, .inside-fold, .race-fold > *)')
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
