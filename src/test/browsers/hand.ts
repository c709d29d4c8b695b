import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Json } from './browser.ts';

/** How long a walk waits for anything, ms: beside the other tests a machine may be busy for half a minute. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** What the page tells its reader of itself: a failure of ours stands there. */
const told = (): string =>
  [...document.querySelectorAll('[role=alert], [role=status], [aria-live]')]
    .map((one) => (one.textContent ?? '').trim().replace(/\s+/g, ' '))
    .filter((text) => text !== '')
    .join('; ')
    .slice(0, 200);

async function notCome(browser: Browser, what: string): Promise<Error> {
  const says = await browser.evaluate(told).catch(() => 'nothing: it does not answer');
  return new Error(`${what} did not come; the page says: ${says || 'nothing'}`);
}

/** Waits until `look` is true in the page. @param what for the message: "the plans" */
export async function until<Args extends readonly Json[]>(
  browser: Browser,
  what: string,
  look: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  const last = performance.now() + PATIENCE_MS;
  for (;;) {
    // A page that is just being left answers nothing.
    if (await browser.evaluate(look, ...args).catch(() => false)) return;
    if (performance.now() > last) throw await notCome(browser, what);
    await wait(LOOK_EVERY_MS);
  }
}

/** Marks the first element in sight that matches and whose name begins so. Returns its selector. */
async function named(browser: Browser, selector: string, name: string): Promise<string> {
  await until(
    browser,
    `“${name}”`,
    (all, begins) => {
      const nameOf = (one: Element) =>
        (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ');
      const found = [...document.querySelectorAll(all)].find(
        (one) => one.checkVisibility() && nameOf(one).startsWith(begins),
      );
      if (!found) return false;
      for (const before of document.querySelectorAll('[data-walk]'))
        before.removeAttribute('data-walk');
      found.setAttribute('data-walk', '');
      return true;
    },
    selector,
    name,
  );
  return '[data-walk]';
}

/** How long a click is tried, ms: a page that draws itself anew may take its button away under the hand. */
const CLICK_MS = 20_000;

/** Clicks the first element in sight with that name. */
export async function press(browser: Browser, selector: string, name: string): Promise<void> {
  const last = performance.now() + CLICK_MS;
  for (;;) {
    const button = await named(browser, selector, name);
    try {
      await browser.click(button);
      return;
    } catch (error) {
      if (performance.now() > last) throw error;
      await wait(LOOK_EVERY_MS);
    }
  }
}

/** Waits until a part of the page has the focus: whoever has no mouse would stand at the top of the page again. */
export const keepsFocus = (browser: Browser, after: string): Promise<void> =>
  until(
    browser,
    `a focus after ${after}`,
    () => document.activeElement !== null && document.activeElement !== document.body,
  );

/** Waits for an element in sight. */
export const shows = (browser: Browser, selector: string): Promise<void> =>
  until(
    browser,
    selector,
    (wanted) => document.querySelector(wanted)?.checkVisibility() ?? false,
    selector,
  );

/** Waits until an element's text has these words. */
export const says = (browser: Browser, selector: string, words: string): Promise<void> =>
  until(
    browser,
    `“${words}”`,
    (wanted, part) =>
      [...document.querySelectorAll(wanted)].some((one) =>
        (one.textContent ?? '').replace(/\s+/g, ' ').includes(part),
      ),
    selector,
    words,
  );

/** Writes over what a field holds. */
export async function write(browser: Browser, selector: string, text: string): Promise<void> {
  await browser.click(selector);
  await browser.evaluate((field) => {
    const found = document.querySelector(field);
    if (found instanceof HTMLInputElement) found.select();
  }, selector);
  await browser.type(text);
}
