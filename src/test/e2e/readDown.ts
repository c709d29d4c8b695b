import { expect, type Page } from '@playwright/test';

/** Astro's islands, and a game page's own. */
const ISLANDS = 'astro-island, [data-island]';
const ASLEEP = 'astro-island[ssr], [data-island]:not([data-alive])';
/** Folded islands hydrate once they are opened. */
const FOLDS = 'details:is(.fold, .panel-fold, .part, .inside-fold, .race-fold > *)';

/**
 * Scrolls every island of a page into view, top to bottom, until each is hydrated, and returns to the top:
 * islands far down load only when a reader is near. Opened folds stay open. An island that a later slate replaces
 * meanwhile is come to again.
 */
export async function scrollDown(page: Page): Promise<void> {
  await page.locator(FOLDS).evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  for (const island of await page.locator(ISLANDS).all()) {
    const sleeps = async () => {
      await island.evaluate((element) => {
        for (let at = element.parentElement; at; at = at.parentElement) {
          if (at instanceof HTMLDetailsElement) at.open = true;
        }
        (element.firstElementChild ?? element).scrollIntoView({ behavior: 'instant' });
      });
      return (await island.and(page.locator(ASLEEP)).count()) > 0;
    };
    await expect.poll(sleeps).toBe(false);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
