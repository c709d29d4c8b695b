import type { Page } from '@playwright/test';

/** Ends every transition at once, so that colors do not pass gradually from the other theme's. */
export const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const change of document.getAnimations()) {
      if (change instanceof CSSTransition) change.finish();
    }
  });
