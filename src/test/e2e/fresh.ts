import type { Page } from '@playwright/test';

/** Opens a page a minute after its data's time, so that only prices become due in the next ten minutes. */
export async function openFresh(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const [, asOf] = / data-as-of="([^"]*)"/.exec(html) ?? [];
  if (asOf === undefined) throw new Error(`${path} does not say when its data are of`);
  await page.clock.install({ time: Date.parse(asOf) + 60_000 });
  await page.goto(path);
}
