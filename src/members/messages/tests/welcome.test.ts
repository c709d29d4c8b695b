import process from 'node:process';
import { expect, test } from 'vitest';
import { clock } from '#clock';
import { travel, trial } from '#test/accounts/trial.ts';
import { allChannels, withChannels } from '#test/messages/channelsTrial.ts';
import { CHOSEN_WISHES, trialDigestTools } from '#test/messages/trial.ts';
import { consentFor } from '../rules/consents.ts';
import { sendDigests } from '../verbs/sendDigests.ts';
import { channelMember } from './channels.fixture.ts';

withChannels();

const turn = (who: Awaited<ReturnType<typeof channelMember>>, way: 'on' | 'off') =>
  who.post(`/api/messages/${way}`, {
    channel: 'sms',
    ...(way === 'on' && {
      version: consentFor('sms', 'Simcast').version,
      agreed: true,
      settings: CHOSEN_WISHES,
    }),
  });
const firstOf = (id: string) =>
  trial.database.query<{ state: string; body: string }>(
    `select state, body from messages where member_id = '${id}' and key = 'welcome'`,
  );

test('the first message over a channel leaves at once, however late the last run was, and once, however often it is turned on', async () => {
  const who = await channelMember();
  await trial.database.query(
    "insert into refresh_requests (nonce, job) values (gen_random_uuid(), 'picks')",
  );
  expect((await turn(who, 'on')).status).toBe(200);
  const [first] = await firstOf(who.id);
  expect(first?.body).toContain('Simcast: you are set.');
  expect(first?.state).toBe('sent');
  await turn(who, 'off');
  expect((await turn(who, 'on')).status).toBe(200);
  expect(await firstOf(who.id)).toHaveLength(1);
});

test('where the provider does not answer it leaves with the next run', async () => {
  const who = await channelMember();
  const inbox = process.env.SMS_INBOX_URL;
  process.env.SMS_INBOX_URL = 'http://127.0.0.1:9';
  expect((await turn(who, 'on')).status).toBe(200);
  process.env.SMS_INBOX_URL = inbox;
  expect((await firstOf(who.id)).map(({ state }) => state)).toEqual(['queued']);
  await travel(200_000);
  const tools = { ...trialDigestTools(), channels: { sms: allChannels().sms } };
  await sendDigests(tools, new Date(clock.now().getTime() + 600_000));
  expect((await firstOf(who.id)).map(({ state }) => state)).toEqual(['sent']);
});

test('teams can be chosen before any channel is on', async () => {
  const who = await channelMember();
  expect((await who.post('/api/messages/when', { settings: CHOSEN_WISHES })).status).toBe(200);
  expect((await who.call('/api/messages/settings')).body.settings).toEqual(CHOSEN_WISHES);
  const free = await channelMember(false);
  expect((await free.post('/api/messages/when', { settings: CHOSEN_WISHES })).status).toBe(403);
});
