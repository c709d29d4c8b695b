import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { makeItTheHour, messaging, runPicks } from './messaging.ts';
import { enterAs, inDatabase } from './signIn.ts';
import { expect, test } from './test.ts';

const picks = (page: Page) => page.getByRole('region', { name: 'Picks sent to you' });
const texts = (page: Page) => picks(page).getByRole('group', { name: 'Texts' });

test('a member turns texts on, gets the day’s picks, answers STOP, and sees them off', async ({
  page,
  context,
}) => {
  const member = await enterAs(context, { status: 'active' });
  await page.goto('/account');
  const agree = texts(page).getByRole('checkbox', { name: /^I agree that/ });
  const turnOn = texts(page).getByRole('button', { name: 'Turn on texts' });
  await expect(agree).not.toBeChecked();
  await turnOn.click();
  await expect(texts(page).getByText('Please tick the box to agree.')).toBeVisible();
  await picks(page).getByLabel('Every day at').selectOption('9:00 AM');
  await picks(page).getByRole('checkbox', { name: 'NFL' }).press('Space');
  await agree.press('Space');
  expect(await violations(page)).toEqual([]);
  await turnOn.press('Enter');
  await expect(texts(page).getByText(/^On since/)).toBeVisible();
  await expect(agree).toHaveCount(0);
  await expect(picks(page).getByLabel('Every day at')).toHaveValue('9');
  await expect(picks(page).getByRole('checkbox', { name: 'NFL' })).toBeChecked();
  expect(await violations(page)).toEqual([]);

  await makeItTheHour(member);
  await expect.poll(runPicks).toBeLessThan(300);
  const inbox = await context.newPage();
  await inbox.goto(messaging().SMS_INBOX_URL);
  const message = inbox.getByRole('listitem').filter({ hasText: member.phone }).first();
  await expect(message).toContainText(/Simcast.* \d+\/\d+ 10:\d\d AM/);
  await expect(message).toContainText('1-800-GAMBLER. Reply STOP to end, HELP for help');
  await message.getByRole('button', { name: `Answer STOP from ${member.phone}` }).click();
  await expect(inbox.getByRole('listitem').filter({ hasText: member.phone }).first()).toContainText(
    'you are unsubscribed',
  );
  await inbox.close();

  await page.reload();
  await expect(texts(page).getByText(/^You replied STOP/)).toBeVisible();
  await expect(texts(page).getByText('Off', { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('whom texts do not reach is told what to do, with texts on and off', async ({
  page,
  context,
}) => {
  const member = await enterAs(context, { status: 'active' });
  await inDatabase((query) =>
    query(
      `insert into public.message_blocks (phone_hash, channel, reason)
       select phone_hash, 'sms', 'unreachable' from public.members where id = $1`,
      [member.id],
    ),
  );
  await page.goto('/account');
  await expect(texts(page).getByText(/^Texts do not reach your number\./)).toHaveText(
    'Texts do not reach your number. Turn them on to try again.',
  );
  await texts(page)
    .getByRole('checkbox', { name: /^I agree that/ })
    .press('Space');
  await texts(page).getByRole('button', { name: 'Turn on texts' }).press('Enter');
  await expect(texts(page).getByText(/^On since/)).toBeVisible();
  await expect(texts(page).getByText(/^Texts do not reach/)).toHaveCount(0);
});

test('who does not subscribe is told that picks that come are for subscribers', async ({
  page,
  context,
}) => {
  await enterAs(context);
  await page.goto('/account');
  await expect(picks(page).getByText(/^Premium sends you the bets worth taking/)).toBeVisible();
  await expect(picks(page).getByRole('checkbox')).toHaveCount(0);
});
