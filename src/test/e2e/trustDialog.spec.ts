import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { enter, newSignedIn } from './signIn.ts';
import { expect, test } from './test.ts';
import { virtualDevice } from './virtualDevice.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const question = (page: Page) => page.getByRole('dialog', { name: 'Is this your account?' });

/** A member with a passkey on this browser's device, who has signed in anew by the number alone. */
async function newSignIn(page: Page) {
  const context = page.context();
  const member = await newSignedIn({ status: 'active' });
  await enter(context, member);
  const own = await virtualDevice(page);
  await page.goto('/account');
  await button(page, 'Add a passkey').click();
  await expect(page.locator('.passkeys li')).toHaveCount(1);
  await context.clearCookies();
  await enter(context, member);
  await page.goto('/account');
  return { member, own };
}

/** Tabs until a button has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = button(page, name).first();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not reached by Tab`);
}

test('637: a new device proves itself by a passkey in the dialog, with the keyboard alone', async ({
  page,
}) => {
  await newSignIn(page);
  const hidden = page.getByText('Your passkeys are not shown yet');
  await expect(hidden).toBeVisible();
  await tabTo(page, 'Trust this device');
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await tabTo(page, 'Not now');
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(button(page, 'Trust this device').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Use your passkey');
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(hidden).toHaveCount(0);
  await expect(page.locator('.passkeys li')).toContainText('Last used');
});

test('638: a passkey that is not this account’s, and a device that does not verify, are said in the dialog', async ({
  page,
  browser,
}) => {
  const { own } = await newSignIn(page);
  const other = await browser.newContext();
  const there = await other.newPage();
  const second = await newSignIn(there);
  const [strange] = await second.own.passkeys();
  if (!strange) throw new Error('no passkey');
  await own.empty();
  await own.give(strange);
  await button(page, 'Trust this device').first().click();
  await button(page, 'Use your passkey').click();
  await expect(question(page).getByRole('alert')).not.toBeEmpty();
  await expect(page.getByText('Your passkeys are not shown yet')).toBeVisible();
  await own.verifies(false);
  await button(page, 'Use your passkey').click();
  await expect(question(page).getByRole('alert')).not.toBeEmpty();
  await expect(button(page, 'Use your passkey')).toBeEnabled();
  await other.close();
});

for (const [scheme, width, text] of [
  ['light', 390, '100%'],
  ['dark', 820, '100%'],
  ['light', 1440, '100%'],
  ['dark', 390, '200%'],
  ['light', 820, '200%'],
] as const)
  test(`639: the dialog fits and can be read: ${scheme}, ${width} px, text at ${text}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 844 });
    await newSignIn(page);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await button(page, 'Trust this device').first().click();
    await expect(question(page)).toBeVisible();
    const size = await question(page).evaluate((one) => ({
      over: Math.max(one.scrollWidth - one.clientWidth, 0),
      outside:
        one.getBoundingClientRect().right > innerWidth || one.getBoundingClientRect().left < 0,
      ends:
        one.getBoundingClientRect().bottom <= innerHeight && one.getBoundingClientRect().top >= 0,
    }));
    expect(size).toEqual({ over: 0, outside: false, ends: true });
    expect(await violations(page)).toEqual([]);
    await question(page).getByRole('button', { name: 'Not now' }).scrollIntoViewIfNeeded();
    await expect(question(page).getByRole('button', { name: 'Not now' })).toBeInViewport();
  });
