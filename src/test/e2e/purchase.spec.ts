import type { Page } from '@playwright/test';
import { typeCode } from './enterCode.ts';
import { newPhone } from './signIn.ts';
import { controlStripe, stripe } from './stripe.ts';
import { expect, test } from './test.ts';

/** Signs in, up to the choice of plans. */
async function signIn(page: Page, phone: string): Promise<void> {
  await typeCode(page, phone);
  await page.keyboard.press('Enter');
}

/** Id of the latest payment by a phone number's customer, from Stripe. */
async function paymentOf(phone: string): Promise<string> {
  const { data } = await stripe().customers.list({ limit: 100 });
  const customer = data.find((each) => each.phone === phone);
  const { data: payments } = await stripe().paymentIntents.list({
    customer: customer?.id ?? '',
    limit: 1,
  });
  return payments[0]?.id ?? '';
}

test('a stranger becomes a member on the payment page, and is thrown out for a chargeback', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const phone = newPhone();
  await signIn(page, phone);
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
  await page.getByRole('radio', { name: /Yearly/ }).check();
  await expect(page.getByRole('checkbox', { name: /renews by itself/ })).not.toBeChecked();
  await page.getByRole('checkbox', { name: /renews by itself: \$199\.95/ }).check();
  await page.getByRole('button', { name: 'Continue to payment, $199.95' }).click();
  await expect(page).toHaveTitle('Checkout');
  await expect(page.getByText('$199.95')).toBeVisible();

  // A declined card grants nothing, and the same page accepts another card.
  await page.locator('[name=card]').selectOption('declined');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await page.locator('[name=card]').selectOption('good');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.waitForURL(/\/subscribe\/done\?session_id=cs_/);
  await expect(page.locator('[data-stage=active]')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-who', 'member');

  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Premium Member' })).toBeVisible();
  await page.goto('/subscribe');
  await expect(page).toHaveURL('/');
  await expect(page.locator('.toast')).toContainText('Already Subscribed');

  await controlStripe('openDispute', { payment: await paymentOf(phone) });
  await expect(async () => {
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expect(page.locator('html')).not.toHaveAttribute('data-who');
});
