import process from 'node:process';
import { expect, test } from 'vitest';
import { trial } from '#test/accounts/trial.ts';
import { outside, withChannels } from '#test/messages/channelsTrial.ts';
import { CHOSEN_WISHES, hashOf } from '#test/messages/trial.ts';
import { consentFor } from '../rules/consents.ts';
import { channelMember } from './channels.fixture.ts';

withChannels();

const ON = '/api/messages/on';
const OFF = '/api/messages/off';
const SETTINGS = '/api/messages/settings';

const device = () =>
  outside.push.addDevice(outside.pushUrl, process.env.VAPID_PUBLIC_KEY ?? '').subscription;
const agreed = (subscription: unknown = device()) => ({
  channel: 'push',
  version: consentFor('push', 'Simcast').version,
  agreed: true,
  settings: CHOSEN_WISHES,
  subscription,
});

test('100: notifications are agreed to of their own, device by device, and withdrawn with the last', async () => {
  const who = await channelMember();
  const { agreed: _, ...unsaid } = agreed();
  expect((await who.post(ON, unsaid)).status).toBe(400);
  expect((await who.post(ON, { ...agreed(), version: 'older' })).status).toBe(409);
  expect((await who.post(ON, { ...agreed(), subscription: undefined })).status).toBe(400);
  expect((await who.post(ON, agreed())).status).toBe(200);
  expect((await who.post(ON, agreed())).status).toBe(200);
  const { push, sms, email } = (await who.call(SETTINGS)).body;
  expect([push.on, sms.on, email.on]).toEqual([true, false, false]);
  expect(push.serverKey).toBe(process.env.VAPID_PUBLIC_KEY);
  const consents = () =>
    trial.database.query(
      'select channel, given from message_consents where member_id = $1 order by id',
      [who.id],
    );
  expect(await consents()).toEqual([{ channel: 'push', given: true }]);
  const [first, second] = push.devices;
  await who.post(OFF, { channel: 'push', device: first.id });
  expect((await who.call(SETTINGS)).body.push).toMatchObject({ on: true, devices: [second] });
  await who.post(OFF, { channel: 'push', device: second.id });
  expect((await who.call(SETTINGS)).body).toMatchObject({
    push: { on: false, devices: [] },
    settings: null,
  });
  expect(await consents()).toMatchObject([{ given: true }, { given: false }]);
});

test.each([
  ['http://fcm.googleapis.com/fcm/send/x'],
  ['https://127.0.0.1/x'],
  ['https://2130706433/x'],
  ['https://[::1]/x'],
  ['https://[::ffff:7f00:1]/x'],
  ['https://169.254.169.254/latest/meta-data'],
  ['https://push.evil.example/x'],
  ['https://fcm.googleapis.com:22/x'],
  ['https://fcm.googleapis.com@10.0.0.1/x'],
  ['not an address'],
])('102: a device at %s is not taken', async (endpoint) => {
  const who = await channelMember();
  expect((await who.post(ON, agreed({ ...device(), endpoint }))).status).toBe(400);
  expect((await who.call(SETTINGS)).body.push).toMatchObject({ on: false, devices: [] });
});

test.each([
  [{ p256dh: 'short', auth: 'A'.repeat(22) }],
  [{ p256dh: 'B'.repeat(87), auth: '!'.repeat(22) }],
  [{ p256dh: 'B'.repeat(2_000), auth: 'A'.repeat(22) }],
  [{}],
])('102: keys that are none are not taken: %j', async (keys) => {
  const who = await channelMember();
  expect((await who.post(ON, agreed({ ...device(), keys }))).status).toBe(400);
});

test('another member’s device cannot be turned off, by its number', async () => {
  const [one, other] = [await channelMember(), await channelMember()];
  await one.post(ON, agreed());
  const [{ id }] = (await one.call(SETTINGS)).body.push.devices;
  expect((await other.post(OFF, { channel: 'push', device: id })).status).toBe(200);
  expect((await one.call(SETTINGS)).body.push.devices).toHaveLength(1);
});

test('who does not pay, has shut themselves out, is signed out, or where it is off: no device is taken', async () => {
  const free = await channelMember(false);
  expect((await free.post(ON, agreed())).status).toBe(403);
  const out = await channelMember();
  await trial.database.query(`insert into exclusions (phone_hash, kind, ends_at)
    values ('${hashOf(out.phone)}', 'pause', clock() + interval '1 day')`);
  expect((await out.post(ON, agreed())).status).toBe(409);
  expect(await trial.database.query('select id from push_devices')).toEqual([]);
  process.env.SIMCAST_PUSH_PICKS = '';
  const who = await channelMember();
  expect((await who.post(ON, agreed())).status).toBe(404);
  expect((await who.call(SETTINGS)).body.push).toMatchObject({ offered: false, serverKey: '' });
  process.env.SIMCAST_PUSH_PICKS = 'on';
});

test('devices are in the account’s file, and go with the account', async () => {
  const who = await channelMember();
  await who.post(ON, agreed());
  const { query } = trial.database;
  const [taken] = await query<{ all: { messages: unknown } }>('select export_member($1) as all', [
    who.id,
  ]);
  expect(taken?.all.messages).toMatchObject({ devices: [{ device: 'Mozilla/5.0 (Test)' }] });
  await query('select delete_member($1, $2)', [who.id, []]);
  expect(await query('select id from push_devices')).toEqual([]);
});

test('teams: those there are can be followed, others are refused, and a digest is of theirs alone', async () => {
  const { query } = trial.database;
  const [team] = await query<{ id: string }>(
    `insert into teams (league, name, short_name, abbreviation)
     values ('NFL', 'Buffalo Bills', 'Bills', 'BUF') on conflict (league, name) do update set name = excluded.name returning id`,
  );
  const who = await channelMember();
  const teams = (await who.call('/api/messages/teams')).body.teams;
  expect(teams).toContainEqual({ id: Number(team?.id), league: 'NFL', name: 'Buffalo Bills' });
  const settings = { ...CHOSEN_WISHES, teams: [Number(team?.id)] };
  expect((await who.post('/api/messages/when', { settings })).status).toBe(200);
  expect((await who.post(ON, { ...agreed(), settings })).status).toBe(200);
  expect((await who.call(SETTINGS)).body).toMatchObject({
    settings,
    teams: [{ league: 'NFL', name: 'Buffalo Bills' }],
  });
  const unknown = { ...settings, teams: [987_654_321] };
  expect((await who.post('/api/messages/when', { settings: unknown })).status).toBe(400);
  expect((await who.post(ON, { ...agreed(), settings: unknown })).status).toBe(400);
  const hour = { ...settings, hour: 9 };
  expect((await who.post('/api/messages/when', { settings: hour })).status).toBe(200);
  expect((await who.call(SETTINGS)).body.settings).toEqual(hour);
});
