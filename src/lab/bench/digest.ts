/**
 * `npm run bench -- digest`: how long one run takes to decide and send the picks of 10,000 members, on this machine's Postgres
 * with the stand-in for Twilio; `npm run bench -- digest 1000` uses fewer.
 */

import process from 'node:process';
import { clock } from '#clock';
import { counted } from '#domain/words/counted.ts';
import { listen } from '#local/http/listen.ts';
import { createTwilio, LOCAL_TWILIO } from '#local/standins/twilio/account.ts';
import { twilioApi } from '#local/standins/twilio/api.ts';
import { startTestDatabase } from '#local/testing.ts';
import { picksSettings } from '#members/account/channels/smsSettings.ts';
import { createMessages } from '#members/messages/store/messages.ts';
import { twilioChannel } from '#members/messages/twilio/twilioChannel.ts';
import { sendDigests } from '#members/messages/verbs/sendDigests.ts';
import { connectStore } from '#store/client.ts';
import { textedMembers } from './textedMembers.ts';

const MEMBERS = Number(process.argv[3] ?? 10_000);
/** Twilio's response time, ms. */
const ANSWERS_AFTER_MS = 150;
const MOST_MINUTES = 13;

const database = await startTestDatabase();
const account = createTwilio();
const server = await listen(async (request) => {
  await new Promise((done) => setTimeout(done, ANSWERS_AFTER_MS));
  return (await twilioApi(account, request)) ?? new Response(null, { status: 404 });
});
try {
  const { query } = database;
  await textedMembers(database, MEMBERS, 'bench');
  await query(`insert into message_settings (member_id, hour, zone, leagues, silent)
    select id, 10, (select name from zone_names where name ~ '^Etc/GMT[+-]\\d+$'
      and extract(hour from clock() at time zone name) = 10 limit 1), '{}', false from members`);
  await query('analyze');
  const settings = picksSettings({
    SIMCAST_SMS_PICKS: 'on',
    URL: 'https://simcast.test',
    TWILIO_ACCOUNT_SID: LOCAL_TWILIO.account,
    TWILIO_AUTH_TOKEN: LOCAL_TWILIO.token,
    TWILIO_PICKS_MESSAGING_SERVICE_SID: LOCAL_TWILIO.service,
    SMS_INBOX_URL: server.url,
  });
  if (!settings) throw new Error('picks are off');
  const store = connectStore({
    SUPABASE_URL: database.supabaseUrl,
    SUPABASE_SECRET_KEY: database.secretKey,
  });
  const began = performance.now();
  const counts = await sendDigests(
    {
      messages: createMessages(store),
      channels: { sms: twilioChannel(settings) },
      day: async () => ({
        games: [],
        pairs: [],
        ledgerEntry: () => undefined,
        now: clock.now(),
        sample: false,
      }),
      players: async () => new Map(),
      seasons: async () => new Map(),
      sender: { name: 'Simcast', host: 'simcast.test', helpLine: '1-800-GAMBLER' },
      failed: (error) => console.error(error),
    },
    new Date(clock.now().getTime() + MOST_MINUTES * 60_000),
  );
  const seconds = (performance.now() - began) / 1000;
  const sent = account.messages().length;
  console.log(
    `${sent} of ${counted(MEMBERS, 'text')} in ${seconds.toFixed(0)} s, ${(sent / seconds).toFixed(0)} a second;`,
  );
  console.log(`the provider answers after ${ANSWERS_AFTER_MS} ms.`, counts);
  console.log(`Aim: 10,000 within the ${MOST_MINUTES} minutes of one run.`);
} finally {
  await server.stop();
  await database.stop();
}
