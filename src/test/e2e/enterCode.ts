import type { Page } from '@playwright/test';
import { codeOnPhone, makeRoomForCodes, typed } from './signIn.ts';
import { expect } from './test.ts';

/** Signs in on the page of subscriptions as a reader does: a number, and the code sent to it. */
export async function typeCode(page: Page, phone: string): Promise<void> {
  await makeRoomForCodes();
  await page.goto('/subscribe');
  await expect(page.locator('[data-ready]')).toBeVisible();
  await page.getByLabel('Phone number').fill(typed(phone));
  await page.getByLabel('I agree to the Terms of Service').check();
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await page.getByLabel('6-digit code').fill(await codeOnPhone(phone));
}
