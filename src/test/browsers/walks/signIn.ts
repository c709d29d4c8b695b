import { codeOnPhone, makeRoomForCodes, newPhone, typed } from '../../e2e/signIn.ts';
import { press, says, shows, until, write } from '../hand.ts';
import { type BrowserWalk, must, type Visit } from '../walk.ts';

async function walk({ browser, site }: Visit): Promise<string> {
  const phone = newPhone();
  await makeRoomForCodes();
  await browser.open(`${site}/subscribe`);
  await shows(browser, '[data-ready]');
  await write(browser, 'input[type=tel]', typed(phone));
  await browser.click('input[type=checkbox]');
  await press(browser, 'button', 'Send code');
  await until(
    browser,
    'the field for the code',
    () => document.activeElement?.getAttribute('autocomplete') === 'one-time-code',
  );
  await browser.type(await codeOnPhone(phone));
  await says(browser, 'h2', 'Choose a plan');
  await until(
    browser,
    'the focus at “Choose a plan”',
    () => document.activeElement?.textContent?.trim() === 'Choose a plan',
  );
  const kept = (await browser.cookies()).map(({ name }) => name);
  must(
    kept.some((name) => name.endsWith('session')),
    `no session is kept, but ${kept.join(', ')}`,
  );
  await browser.open(`${site}/account`);
  await says(browser, 'h2', 'No subscription');
  return 'by a phone’s code, kept on the next page';
}

/** A newcomer signs in with the code that a phone gets, and is still signed in on the next page. */
export const walkSignIn: BrowserWalk = { name: 'sign-in', run: walk };
