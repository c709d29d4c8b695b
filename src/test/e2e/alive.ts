import { expect, type Page } from '@playwright/test';
import { scrollDown } from './readDown.ts';

/** Waits until every island of an open page is hydrated. */
export async function comeAlive(page: Page): Promise<void> {
  await scrollDown(page);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.locator('.tabset:not([data-ready])')).toHaveCount(0);
}

/** Opens a page and waits until its islands are hydrated. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comeAlive(page);
}
