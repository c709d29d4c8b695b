import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { clock } from '#clock';
import { signRefresh } from '../../../netlify/lib/refreshRequest.ts';
import { violations } from './axe.ts';
import { enterAs, inDatabase, type Member } from './signIn.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';

const settings = z.object({
  SMS_INBOX_URL: z.string(),
  SUPABASE_SECRET_KEY: z.string(),
  URL: z.string(),
});
const stack = () => settings.parse(JSON.parse(readFileSync(join(E2E.data, 'stack.json'), 'utf8')));

const picks = (page: Page) => page.getByRole('region', { name: 'Picks by text' });

/** Makes it the member's hour, wherever it is 10 AM now. */
const makeItTheHour = ({ id }: Member): Promise<unknown> =>
  inDatabase((query) =>
    query(
      `update public.message_settings set hour = 10, zone = (
         select name from pg_timezone_names where name ~ '^Etc/GMT[+-]\\d+$'
           and extract(hour from public.clock() at time zone name) = 10 limit 1)
       where member_id = $1`,
      [id],
    ),
  );

/** What the schedule does every five minutes. */
async function runPicks(): Promise<number> {
  await inDatabase((query) => query("delete from public.refresh_requests where job = 'picks'"));
  const { URL: site, SUPABASE_SECRET_KEY: secret } = stack();
  const address = `${site}/.netlify/functions/picks-background`;
  const headers = signRefresh(secret, clock.now(), 'picks');
  return (await fetch(address, { method: 'POST', headers })).status;
}

test('a member turns texts on, gets the day’s picks, answers STOP, and sees them off', async ({
  page,
  context,
}) => {
  const member = await enterAs(context, { status: 'active' });
  await page.goto('/account');
  const agree = picks(page).getByRole('checkbox', { name: /^I agree that/ });
  await expect(agree).not.toBeChecked();
  await picks(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(picks(page).getByText('Please tick the box to agree.')).toBeVisible();
  await picks(page).getByLabel('Every day at').selectOption('9:00 AM');
  await picks(page).getByRole('checkbox', { name: 'NFL' }).press('Space');
  await agree.press('Space');
  expect(await violations(page)).toEqual([]);
  await picks(page).getByRole('button', { name: 'Turn on' }).press('Enter');
  await expect(picks(page).getByText(/^On since/)).toBeVisible();
  await expect(agree).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await makeItTheHour(member);
  await expect.poll(runPicks).toBeLessThan(300);
  const inbox = await context.newPage();
  await inbox.goto(stack().SMS_INBOX_URL);
  const message = inbox.getByRole('listitem').filter({ hasText: member.phone }).first();
  await expect(message).toContainText(/Simcast.* \d+\/\d+ 10:\d\d AM/);
  await expect(message).toContainText('1-800-GAMBLER. Reply STOP to end, HELP for help');
  await message.getByRole('button', { name: `Answer STOP from ${member.phone}` }).click();
  await expect(inbox.getByRole('listitem').filter({ hasText: member.phone }).first()).toContainText(
    'you are unsubscribed',
  );
  await inbox.close();

  await page.reload();
  await expect(picks(page).getByText(/^Your number has said STOP/)).toBeVisible();
  await expect(picks(page).getByText('Off', { exact: true })).toBeVisible();
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
  await expect(picks(page).getByText(/^Texts do not reach your number\./)).toHaveText(
    'Texts do not reach your number. Turn them on to have it tried anew.',
  );
  await picks(page)
    .getByRole('checkbox', { name: /^I agree that/ })
    .press('Space');
  await picks(page).getByRole('button', { name: 'Turn on' }).press('Enter');
  await expect(picks(page).getByText(/^On since/)).toBeVisible();
  await expect(picks(page).getByText(/^Texts do not reach/)).toHaveCount(0);
});

test('who does not subscribe is told that picks by text are for subscribers', async ({
  page,
  context,
}) => {
  await enterAs(context);
  await page.goto('/account');
  await expect(picks(page).getByText(/^Picks by text are for subscribers/)).toBeVisible();
  await expect(picks(page).getByRole('checkbox')).toHaveCount(0);
});
