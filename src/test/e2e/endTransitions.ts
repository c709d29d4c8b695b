import type { Page } from '@playwright/test';

/** Ends every transition immediately, so that no color is between two themes. */
export const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const change of document.getAnimations()) {
      if (change instanceof CSSTransition) change.finish();
    }
  });
