import process from 'node:process';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { clockOffsetMs } from '#local/clock/at.ts';
import { moveDate } from '#local/clock/moveDate.ts';
import { E2E } from './stack.ts';

export { expect } from '@playwright/test';

/** Sets the pages' clock to the time of the stack that serves them. */
const moveTime = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(moveDate, clockOffsetMs(process.env));

export const test = base.extend<object, { readonly tab: Page }>({
  context: async ({ context }, use) => {
    await moveTime(context);
    await use(context);
  },
  /** One page per worker, for tests that only read. */
  tab: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: E2E.url, locale: 'en-US' });
      await moveTime(context);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Events that a test may listen to in its page. */
const HEARD = ['console', 'pageerror', 'request', 'response'] as const;

/** Resets a page to the state of a new one, for the next test. */
async function clear(page: Page): Promise<void> {
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll();
  await page.mouse.move(-1, -1);
  await page.context().clearCookies();
  await page.context().clearPermissions();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    // From here, every address loads a new document, even one that differs only in its fragment.
    history.replaceState(null, '', '/nowhere');
  });
}

/**
 * The same for tests that only read: each worker reuses one page for all tests, as a reader's tab goes from page to
 * page, which takes only two thirds of the processor time. They sign nobody in, move no clock, add no script to pages and
 * do not count network traffic, because a reused tab has a warm cache.
 */
export const readingTest = test.extend({
  context: ({ tab }, use) => use(tab.context()),
  page: async ({ tab, viewport, colorScheme, javaScriptEnabled }, use) => {
    if (!javaScriptEnabled)
      throw new Error('The tab has scripts: without them a test opens a page of its own');
    if (viewport) await tab.setViewportSize(viewport);
    await tab.emulateMedia({ colorScheme });
    await use(tab);
    await clear(tab);
  },
});
