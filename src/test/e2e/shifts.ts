import type { Page } from '@playwright/test';

/** A page in which nothing has changed for so long, ms, has come in whole. */
const QUIET_MS = 1_000;

/** What a page's own observers note. */
interface Watched {
  readonly watched: { readonly shifts: readonly number[]; readonly changedAt: number };
}

/** How far what is in sight moves by itself while a page comes in: cumulative layout shift. */
export async function shiftOf(page: Page, path: string): Promise<number> {
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
  return shifts.reduce((all, one) => all + one, 0);
}
