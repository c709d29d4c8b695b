import type { BrowserContext } from '@playwright/test';
import { enterAs, type MemberOptions } from './signIn.ts';
import { expect, test } from './test.ts';

const PATHS = ['/account', '/alerts', '/my-bets', '/member'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Longer than the parts of a page take to come in one after another, ms. */
const QUIET_MS = 1_000;

/** How far what is in sight moves by itself while a page comes in: cumulative layout shift. */
async function shiftOf(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
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
