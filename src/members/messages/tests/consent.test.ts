import process from 'node:process';
import { expect, test } from 'vitest';
import { CHANNELS } from '#members/account/rules/channel.ts';
import { nextAddress, reader, travel, trial } from '#test/accounts/trial.ts';
import { CHOSEN_WISHES, messagesStore, runTrial, withPicks } from '#test/messages/trial.ts';
import messages from '../../../../netlify/functions/messages.ts';
import { SMS_CONSENT_VERSION } from '../rules/consent.ts';
import { channelMember } from './channels.fixture.ts';

withPicks();

const SETTINGS = '/api/messages/settings';
const ON = '/api/messages/on';
const OFF = '/api/messages/off';
const AGREED = {
  channel: 'sms',
  version: SMS_CONSENT_VERSION,
  agreed: true,
  settings: CHOSEN_WISHES,
};

const consentsOf = ({ id }: { readonly id: string }) =>
  trial.database.query(
    'select channel, given, said_by, version, wording, host(ip) as ip from message_consents where member_id = $1 order by id',
    [id],
  );

test('100: signing in agrees to nothing', async () => {
  const who = await channelMember();
  const standing = { offered: true, on: false, since: null };
  expect((await who.call(SETTINGS)).body).toMatchObject({
    sms: standing,
    push: { ...standing, offered: false, devices: [] },
    email: { ...standing, offered: false, address: null },
    settings: null,
  });
  expect(await consentsOf(who)).toEqual([]);
  expect(await runTrial()).toMatchObject({ decided: 0 });
});

test('100: without the box ticked, with another wording or for another channel nothing is turned on', async () => {
  const who = await channelMember();
  const { agreed: _, ...unsaid } = AGREED;
  const bodies = [
    unsaid,
    { ...AGREED, agreed: false },
    { ...AGREED, channel: 'fax' },
    { ...AGREED, settings: { ...CHOSEN_WISHES, teams: ['NFL'] } },
    {
      ...AGREED,
      settings: { ...CHOSEN_WISHES, teams: Array.from({ length: 51 }, (_, n) => n + 1) },
    },
    { ...AGREED, settings: { ...CHOSEN_WISHES, hour: 7 } },
    { ...AGREED, settings: { ...CHOSEN_WISHES, hour: 21 } },
    { ...AGREED, settings: { ...CHOSEN_WISHES, zone: 'Moon/Crater' } },
    { ...AGREED, settings: { ...CHOSEN_WISHES, leagues: ['XFL'] } },
  ];
  for (const body of bodies) expect((await who.post(ON, body)).status).toBe(400);
  expect((await who.post(ON, { ...AGREED, version: 'older' })).status).toBe(409);
  expect(await consentsOf(who)).toEqual([]);
});

test('100: given, withdrawn and given again is three entries that nobody changes, each with its words', async () => {
  const who = await channelMember();
  const said = [
    await who.post(ON, AGREED),
    await who.post(ON, AGREED),
    await who.post(OFF, { channel: 'sms' }),
    await who.post(OFF, { channel: 'sms' }),
    await who.post(ON, AGREED),
  ];
  expect(said.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const given = {
    channel: 'sms',
    given: true,
    said_by: 'page',
    version: SMS_CONSENT_VERSION,
    wording: expect.stringContaining('Reply STOP to end'),
  };
  expect(await consentsOf(who)).toMatchObject([given, { given: false, said_by: 'page' }, given]);
  expect((await consentsOf(who))[0]?.ip).toMatch(/^100\./);
  for (const change of [
    'update message_consents set given = false',
    'delete from message_consents',
  ]) {
    await expect(trial.database.query(change)).rejects.toThrow('a consent is never changed');
  }
});

test('100: withdrawn on the page, nothing more is decided, and the choice of when goes with it', async () => {
  const who = await channelMember();
  const leagues = ['NFL', 'Tennis'];
  await who.post(ON, { ...AGREED, settings: { ...CHOSEN_WISHES, leagues, silent: true } });
  expect((await who.call(SETTINGS)).body).toMatchObject({ settings: { leagues } });
  await who.post(OFF, { channel: 'sms' });
  expect(await runTrial()).toMatchObject({ decided: 0 });
  expect((await who.call(SETTINGS)).body).toMatchObject({ sms: { on: false }, settings: null });
});

test('who does not pay, is signed out, or where it is not offered', async () => {
  const free = await channelMember(false);
  expect((await free.call(SETTINGS)).body).toMatchObject({ premium: false });
  expect((await free.post(ON, AGREED)).status).toBe(403);
  const nobody = reader(nextAddress(), messages);
  expect((await nobody.call(SETTINGS)).status).toBe(401);
  expect((await nobody.post(ON, AGREED)).status).toBe(401);
  expect((await nobody.post(OFF, { channel: 'sms' })).status).toBe(401);
  const who = await channelMember();
  await who.post(ON, AGREED);
  process.env.SIMCAST_SMS_PICKS = '';
  expect((await who.call(SETTINGS)).body).toMatchObject({ sms: { offered: false, on: true } });
  expect((await who.post(ON, AGREED)).status).toBe(404);
  expect((await who.post(OFF, { channel: 'sms' })).status).toBe(200);
  process.env.SIMCAST_SMS_PICKS = 'on';
});

const YEARS = 365.25 * 24 * 3_600_000;

test('100: a consent is kept until four years after it ended, also where the account’s end ended it', async () => {
  const [withdrawn, left, on] = [
    await channelMember(),
    await channelMember(),
    await channelMember(),
  ];
  for (const who of [withdrawn, left, on]) await who.post(ON, AGREED);
  const { query } = trial.database;
  const rows = await query<{ number: string }>(
    'select phone_hash::text as number from members order by array_position($1::uuid[], id)',
    [[withdrawn.id, left.id, on.id]],
  );
  const numbers = rows.map(({ number }) => number);
  const kept = async () => {
    await messagesStore().thin();
    const left = await query<{ number: string }>(
      'select phone_hash::text as number from message_consents',
    );
    return numbers.map((number) => left.filter((row) => row.number === number).length);
  };
  await travel(3 * YEARS);
  await messagesStore().turnOff({ memberId: withdrawn.id, sessionId: null }, 'sms', {
    ip: '203.0.113.7',
    device: 'Test',
  });
  await query('select delete_member($1, $2)', [left.id, []]);
  await travel(6 * YEARS);
  expect(await kept()).toEqual([2, 2, 1]);
  await travel(7.1 * YEARS);
  expect(await kept()).toEqual([0, 0, 1]);
});

test('the account’s file holds all of it; with the account all goes but the consent’s evidence', async () => {
  const who = await channelMember();
  await who.post(ON, AGREED);
  await runTrial();
  const { query } = trial.database;
  const [taken] = await query<{ all: Record<string, unknown> }>('select export_member($1) as all', [
    who.id,
  ]);
  expect(taken?.all.messages).toMatchObject({
    settings: CHOSEN_WISHES,
    consents: [{ given: true, version: SMS_CONSENT_VERSION }],
    blocks: [],
    sent: [{ kind: 'digest', state: 'sent', text: expect.stringContaining('Simcast') }],
  });
  await query('select delete_member($1, $2)', [who.id, []]);
  expect(await query('select id from messages where member_id = $1', [who.id])).toEqual([]);
  expect(
    await query('select member_id from message_settings where member_id = $1', [who.id]),
  ).toEqual([]);
  expect(
    await query('select count(*)::int from message_consents where member_id is null'),
  ).not.toEqual([{ count: 0 }]);
});

test('100: what is agreed to now names alerts, also after STOP and START; the first wording did not', async () => {
  const who = await channelMember();
  const covered = async () => {
    const [row] = await trial.database.query<{ with: string[]; without: string[] }>(
      'select alert_channels($1, true, $2) as with, alert_channels($1, false, $2) as without',
      [who.id, CHANNELS],
    );
    return row;
  };
  expect(await covered()).toEqual({ with: [], without: [] });
  expect((await who.post(ON, AGREED)).status).toBe(200);
  expect(await covered()).toEqual({ with: ['sms'], without: [] });
  const shown = (await who.call(SETTINGS)).body.sms.consent;
  expect(shown).toMatchObject({ version: expect.stringMatching(/\+alerts$/) });
  expect(shown.text).toContain('the alerts that I set, at most 5 a day');
  const [{ phone_hash: hash } = { phone_hash: Buffer.alloc(0) }] = await trial.database.query<{
    phone_hash: Buffer;
  }>('select phone_hash from members where id = $1', [who.id]);
  const [stop, start] = ['a', 'b'].map((letter) => `SM${letter.repeat(32)}`);
  await messagesStore().takeInbound(stop ?? '', hash, 'sms', 'stop');
  expect(await covered()).toEqual({ with: [], without: [] });
  expect(await messagesStore().takeInbound(start ?? '', hash, 'sms', 'start')).toBe('on again');
  expect(await covered()).toEqual({ with: ['sms'], without: [] });
  await who.post(OFF, { channel: 'sms' });
  await messagesStore().giveConsent(who.id, 'sms', {
    version: '2026-11-23',
    wording: 'At most one a day.',
    settings: CHOSEN_WISHES,
    whence: { ip: '203.0.113.7', device: 'Test' },
    sessionId: null,
  });
  expect(await covered()).toEqual({ with: [], without: ['sms'] });
});
