import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { clock } from '#clock';
import { signRefresh } from '#http/signedJob.ts';
import { inDatabase, type SignedUp } from './signIn.ts';
import { E2E } from './stack.ts';

const settings = z.object({
  SMS_INBOX_URL: z.string(),
  EMAIL_INBOX_URL: z.string(),
  PUSH_STANDIN_URL: z.string(),
  SUPABASE_SECRET_KEY: z.string(),
  URL: z.string(),
});

/** Where the running stack's messages appear. */
export const messaging = () =>
  settings.parse(JSON.parse(readFileSync(join(E2E.data, 'stack.json'), 'utf8')));

/** Makes it the member's hour: moves them to a time zone where it is 10 AM now. */
export const makeItTheHour = ({ id }: SignedUp): Promise<unknown> =>
  inDatabase((query) =>
    query(
      `update public.message_settings set hour = 10, zone = (
         select name from pg_timezone_names where name ~ '^Etc/GMT[+-]\\d+$'
           and extract(hour from public.clock() at time zone name) = 10 limit 1)
       where member_id = $1`,
      [id],
    ),
  );

/** Does what the schedule does every five minutes. */
export async function runPicks(): Promise<number> {
  await inDatabase((query) => query("delete from public.refresh_requests where job = 'picks'"));
  const { URL: site, SUPABASE_SECRET_KEY: secret } = messaging();
  const address = `${site}/.netlify/functions/picks-background`;
  const headers = signRefresh(secret, clock.now(), 'picks');
  return (await fetch(address, { method: 'POST', headers })).status;
}
