import type { BrowserContext, Page } from '@playwright/test';
import * as z from 'zod';
import { violations } from './axe.ts';
import { makeItTheHour, messaging, runPicks } from './messaging.ts';
import { enterAs } from './signIn.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';

const picks = (page: Page) => page.getByRole('region', { name: 'Picks sent to you' });
const way = (page: Page, name: string | RegExp) => picks(page).getByRole('group', { name });
const notifications = (page: Page) => way(page, 'Notifications on this device');
const emails = (page: Page) => way(page, 'E-mail');

/**
 * A headless browser grants no permission and reaches no push service: the reader's choice and the service's answers are
 * simulated here. Worker and page are the browser's own.
 */
async function withPushService(context: BrowserContext): Promise<void> {
  const { PUSH_STANDIN_URL: service } = messaging();
  await context.exposeFunction('newDevice', async (serverKey: string) => {
    const body = JSON.stringify({ serverKey });
    return (await fetch(`${service}/devices`, { method: 'POST', body })).json();
  });
  await context.addInitScript(() => {
    const kept = 'stand-in of the push service';
    const made = (json: { endpoint: string }, applicationServerKey: BufferSource | null) => ({
      endpoint: json.endpoint,
      options: { userVisibleOnly: true, applicationServerKey },
      toJSON: () => json,
      unsubscribe: async () => {
        localStorage.removeItem(kept);
        return true;
      },
    });
    const base64url = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const reader = { permission: 'default', asked: 0 };
    Object.assign(window, { reader });
    Object.defineProperty(Notification, 'permission', { get: () => reader.permission });
    Notification.requestPermission = async () => {
      reader.asked += 1;
      reader.permission = 'granted';
      return 'granted';
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const json = localStorage.getItem(kept);
        return json ? made(JSON.parse(json), null) : null;
      },
      subscribe: async ({
        applicationServerKey: key,
      }: {
        applicationServerKey: Uint8Array<ArrayBuffer>;
      }) => {
        const json = await Reflect.get(window, 'newDevice')(base64url(key));
        localStorage.setItem(kept, JSON.stringify(json));
        return made(json, key);
      },
    });
  });
}

const shownSchema = z.array(
  z.object({
    shown: z.array(z.object({ title: z.string(), body: z.string(), tag: z.string() })),
  }),
);

test('a member turns notifications on for this device, is shown the day’s picks once, and turns them off', async ({
  page,
  context,
}) => {
  await withPushService(context);
  const member = await enterAs(context, { status: 'active' });
  await page.goto('/account');
  const row = notifications(page);
  const agree = row.getByRole('checkbox', { name: /^I agree that/ });
  await expect(agree).not.toBeChecked();
  const turnOn = row.getByRole('button', { name: 'Turn on notifications' });
  await turnOn.press('Enter');
  await expect(row.getByText('Please tick the box to agree.')).toBeVisible();
  const asked = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return [Reflect.get(window, 'reader').asked, workers.length];
    });
  expect(await asked()).toEqual([0, 0]);
  await agree.press('Space');
  await turnOn.press('Enter');
  await expect(row.getByText(/^On since/)).toBeVisible();
  await expect(way(page, 'Texts').getByText('Off', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const all = async () =>
    shownSchema
      .parse(await (await fetch(`${messaging().PUSH_STANDIN_URL}/messages`)).json())
      .flatMap(({ shown }) => shown);
  const isShown = async (text: string) => (await all()).some(({ body }) => body.includes(text));
  // The first message comes at once, the picks at their hour.
  await expect.poll(() => isShown('you are set')).toBe(true);
  await makeItTheHour(member);
  await expect.poll(runPicks).toBeLessThan(300);
  await expect.poll(() => isShown('1-800-GAMBLER')).toBe(true);

  expect(await asked()).toEqual([1, 1]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  // Pages come from the network, not from the worker.
  const fromWorker = await page.reload();
  expect(fromWorker?.fromServiceWorker()).toBe(false);
  await expect(row.getByText(/^On since/)).toBeVisible();

  await row.getByRole('button', { name: 'Turn off notifications' }).press('Enter');
  await expect(row.getByText('Off', { exact: true })).toBeVisible();
  await expect.poll(async () => (await asked())[1]).toBe(0);
});

test('who has blocked notifications, or has a browser without them, is told so', async ({
  page,
  context,
  browser,
}) => {
  await enterAs(context, { status: 'active' });
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto('/account');
  await expect(
    notifications(page).getByText(/^Notifications are blocked for this site/),
  ).toBeVisible();
  await expect(notifications(page).getByRole('checkbox')).toHaveCount(0);
  const phone = await browser.newContext({ baseURL: E2E.url });
  await enterAs(phone, { status: 'active' });
  const other = await phone.newPage();
  await other.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    Object.defineProperty(navigator, 'standalone', { value: false });
  });
  await other.goto('/account');
  await expect(notifications(other).getByText(/Add to Home Screen/)).toBeVisible();
  await phone.close();
});

const inbox = z.array(
  z.object({
    to: z.array(z.string()),
    subject: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
);
const emailsTo = async (address: string) =>
  inbox
    .parse(await (await fetch(`${messaging().EMAIL_INBOX_URL}/messages`)).json())
    .filter(({ to }) => to.includes(address));

test('a member confirms an address, turns e-mails on, gets the day’s picks, and stops them by their link', async ({
  page,
  context,
}) => {
  const member = await enterAs(context, { status: 'active' });
  const address = `${member.id.slice(0, 8)}@members.test`;
  await page.goto('/account');
  const row = emails(page);
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  await row.getByLabel('Your e-mail address').fill(address);
  await row.getByLabel('Your e-mail address').press('Enter');
  const field = row.getByLabel('6-digit code');
  await expect(field).toBeVisible();
  const code = /\d{6}/.exec((await emailsTo(address))[0]?.subject ?? '')?.[0] ?? '';
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await field.press('Enter');
  await expect(page.getByText('That is not the code we sent.').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await field.fill(code);
  await field.press('Enter');
  const agree = row.getByRole('checkbox', { name: /^I agree that/ });
  await expect(agree).not.toBeChecked();
  await agree.press('Space');
  await row.getByRole('button', { name: 'Turn on e-mails' }).press('Enter');
  await expect(row.getByText(/^On since/)).toBeVisible();
  await expect(row.getByText(`They go to ${address}`)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await makeItTheHour(member);
  await expect.poll(runPicks).toBeLessThan(300);
  // The code, the mail that says that it is on, and the picks.
  await expect.poll(async () => (await emailsTo(address)).length).toBe(3);
  const link = /<(.+)>/.exec((await emailsTo(address))[0]?.headers['List-Unsubscribe'] ?? '')?.[1];
  const other = await context.newPage();
  await other.goto(link ?? '');
  await expect(other.getByRole('heading', { name: 'Stop e-mails?' })).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Stop e-mails' }).press('Enter');
  await expect(other.getByRole('heading', { name: 'E-mails stopped' })).toBeVisible();
  await other.close();
  await page.reload();
  await expect(row.getByText(/with the link in one/)).toBeVisible();
  await expect(row.getByText('Off', { exact: true })).toBeVisible();
});

test('teams are found, followed and left by the keyboard alone', async ({ page, context }) => {
  await enterAs(context, { status: 'active' });
  await page.goto('/account');
  const part = picks(page);
  const find = part.getByLabel('Find a team');
  await find.focus();
  await find.pressSequentially('bills');
  await expect(part.getByText(/found\.$/)).toBeVisible();
  const box = part.getByRole('checkbox', { name: /Bills NFL/ }).first();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await expect(part.getByText('Picks from these leagues and teams only.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const texts = way(page, 'Texts');
  await texts.getByRole('checkbox', { name: /^I agree that/ }).press('Space');
  await texts.getByRole('button', { name: 'Turn on texts' }).press('Enter');
  await expect(texts.getByText(/^On since/)).toBeVisible();
  await page.reload();
  const chip = part.getByRole('button', { name: /^Do not follow .*Bills NFL$/ });
  await expect(chip).toBeVisible();
  await chip.press('Enter');
  await part.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(part.getByText('Nothing chosen: picks from every league.')).toBeVisible();
});
