import type { BrowserContext } from '@playwright/test';
import { enterAs, type MemberOptions } from './signIn.ts';
import { expect, test } from './test.ts';

const PATHS = ['/account', '/alerts', '/my-bets', '/member'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** A page in which nothing has changed for so long, ms, has come in whole. */
const QUIET_MS = 1_000;

/** What a page's own observers note. */
interface Watched {
  readonly watched: { readonly shifts: readonly number[]; readonly changedAt: number };
}

/** How far what is in sight moves by itself while a page comes in: cumulative layout shift. */
async function shiftOf(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const watched = { shifts: [] as number[], changedAt: performance.now() };
    Object.assign(globalThis, { watched });
    new MutationObserver(() => {
      watched.changedAt = performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) watched.shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    (quiet) => performance.now() - (globalThis as unknown as Watched).watched.changedAt > quiet,
    QUIET_MS,
  );
  const { shifts } = await page.evaluate(() => (globalThis as unknown as Watched).watched);
  await page.close();
  return shifts.reduce((all, one) => all + one, 0);
}

const READERS: readonly (readonly [string, MemberOptions | undefined])[] = [
  ['a visitor', undefined],
  ['a member without Premium', { status: 'none' }],
  ['a member with Premium', { status: 'active' }],
];

for (const [who, options] of READERS) {
  test(`pages of members come in without moving: ${who}`, async ({ browser }) => {
    for (const viewport of SIZES) {
      const context = await browser.newContext({ viewport });
      if (options) await enterAs(context, options);
      for (const path of PATHS) {
        const shift = await shiftOf(context, path);
        expect.soft(shift, `${path} at ${viewport.width}`).toBeLessThan(0.001);
      }
      await context.close();
    }
  });
}
