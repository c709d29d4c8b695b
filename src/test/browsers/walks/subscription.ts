import { keepsFocus, press, says, shows, until } from '../hand.ts';
import type { BrowserWalk, Visit } from '../walk.ts';

async function buy({ browser, site }: Visit): Promise<void> {
  await browser.open(`${site}/subscribe`);
  // A member who bought in a first try is led home.
  await until(
    browser,
    '“Choose a plan”',
    () =>
      location.pathname === '/' ||
      [...document.querySelectorAll('h2')].some((one) => one.textContent === 'Choose a plan'),
  );
  if (await browser.evaluate(() => location.pathname === '/')) return;
  await browser.click('form input[type=checkbox]');
  await press(browser, 'button', 'Continue to payment');
  await until(browser, 'the payment page', () => document.title === 'Checkout');
  await press(browser, 'button', 'Subscribe');
  await shows(browser, '[data-stage=active]');
}

async function walk(visit: Visit): Promise<string> {
  const { browser, site } = visit;
  await buy(visit);
  await browser.open(`${site}/account`);
  await says(browser, 'h2', 'Premium Member');
  await press(browser, 'button', 'Cancel subscription');
  await says(browser, 'h2', 'Premium until');
  await keepsFocus(browser, '“Cancel subscription”');
  await press(browser, 'button', 'Keep my subscription');
  await says(browser, 'h2', 'Premium Member');
  await keepsFocus(browser, '“Keep my subscription”');
  return 'bought, canceled, kept';
}

/** Whoever has signed in buys a subscription, cancels it in one click and keeps it in another. */
export const walkSubscription: BrowserWalk = { name: 'subscription', run: walk };
