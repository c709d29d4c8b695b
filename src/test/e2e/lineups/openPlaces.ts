import type { Page } from '@playwright/test';

/** Opens the folds of a game page's lineups: the specification's places, where nobody of a team is known. */
export const openPlaces = (page: Page): Promise<void> =>
  page.locator('#lineups details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
