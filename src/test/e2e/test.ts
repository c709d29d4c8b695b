import process from 'node:process';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { clockOffsetMs } from '#local/clock/at.ts';
import { moveDate } from '#local/clock/moveDate.ts';
import { E2E } from './stack.ts';

export { expect } from '@playwright/test';

/** Pages live in the same time as the stack they are served by. */
const moveTime = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(moveDate, clockOffsetMs(process.env));

export const test = base.extend<object, { readonly tab: Page }>({
  context: async ({ context }, use) => {
    await moveTime(context);
    await use(context);
  },
  /** One page of a worker, for tests that only read. */
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

/** What a test may listen to in its page. */
const HEARD = ['console', 'pageerror', 'request', 'response'] as const;

/** Leaves a page as a new one is, for the next test. */
async function clear(page: Page): Promise<void> {
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll();
  await page.mouse.move(-1, -1);
  await page.context().clearCookies();
  await page.context().clearPermissions();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    // From here every address is another document, one that differs by its fragment alone, too.
    history.replaceState(null, '', '/nowhere');
  });
}

/**
 * The same for tests that only read: a worker's one page goes from test to test, as a reader's tab goes from page to
 * page, which takes two thirds of the processor time. They sign nobody in, move no clock, put no script into pages and
 * ask nothing of what came over the wire: a tab has that from its cache.
 */
export const reading = test.extend({
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
