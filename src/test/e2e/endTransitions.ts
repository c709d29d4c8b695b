import type { Page } from '@playwright/test';

/** Ends every transition at once: colors are there that would pass over from those of the other theme. */
export const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const change of document.getAnimations()) {
      if (change instanceof CSSTransition) change.finish();
    }
  });
