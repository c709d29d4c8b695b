import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { isZone } from '#members/account/rules/hours.ts';
import { trial } from '#test/accounts/trial.ts';
import { withChannels } from '#test/messages/channelsTrial.ts';
import { CHOSEN_WISHES } from '#test/messages/trial.ts';
import { consentFor } from '../rules/consents.ts';
import { channelMember } from './channels.fixture.ts';

withChannels();

const settings = (zone: unknown) => ({ ...CHOSEN_WISHES, zone });
const on = (zone: unknown) => ({
  channel: 'sms',
  version: consentFor('sms', 'Simcast').version,
  agreed: true,
  settings: settings(zone),
});

test('382: the database’s list holds what JavaScript’s does, and reads each name as the same time', async () => {
  const rows = await trial.database.query<{ name: string; wall: string }>(
    `select name, to_char(timestamptz '2026-07-01 12:00Z' at time zone name, 'YYYY-MM-DD HH24:MI') as wall
      from zone_names`,
  );
  const known = new Set(rows.map(({ name }) => name));
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => !known.has(zone))).toEqual([]);
  const differing = rows.filter(({ name, wall }) => {
    if (!isZone(name)) return false;
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: name,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    return format.format(new Date('2026-07-01T12:00Z')) !== wall;
  });
  expect(differing).toEqual([]);
});

test.each([
  ...['-08:00', '+0530', 'PST8', 'PST', 'CET', 'america/new_york', ' America/New_York', 'Factory'],
  ...['posix/America/New_York', 'localtime', 'Europe/NOWHERE', '', 'a'.repeat(65), 5, null],
])('383: with zone %j nothing is turned on or changed: 400', async (zone) => {
  const who = await channelMember();
  const refused = await who.post('/api/messages/on', on(zone));
  expect([
    refused.status,
    (await who.post('/api/messages/when', { settings: settings(zone) })).status,
  ]).toEqual([400, 400]);
  expect((await who.call('/api/messages/settings')).body).toMatchObject({ settings: null });
});

test('384: a zone that only JavaScript knows is refused by the database, and said as such', async () => {
  const who = await channelMember();
  const { query } = trial.database;
  await query("delete from zone_names where name = 'Pacific/Chatham'");
  const refused = await who.post('/api/messages/on', on('Pacific/Chatham'));
  expect(refused).toMatchObject({
    status: 400,
    body: { error: 'Please choose a time zone from the list' },
  });
  expect(
    (await who.post('/api/messages/when', { settings: settings('Pacific/Chatham') })).status,
  ).toBe(400);
  await query('select note_zone_names()');
  expect((await who.post('/api/messages/on', on('Pacific/Chatham'))).status).toBe(200);
  const other = await channelMember();
  await expect(
    query("insert into alert_settings (member_id, zone) values ($1, '-08:00')", [other.id]),
  ).rejects.toThrow('zone_fkey');
  await expect(
    query("update message_settings set zone = 'PST8' where member_id = $1", [who.id]),
  ).rejects.toThrow('zone_fkey');
});

test('385: zones stored before are mended as JavaScript meant them', async () => {
  const file = 'supabase/migrations/20261126010600_zone_names.sql';
  const text = readFileSync(join(ROOT, file), 'utf8');
  const [made = ''] = /create function public\.mended_zone[\s\S]*?\$\$;/.exec(text) ?? [];
  const { query } = trial.database;
  await query(made);
  const stored = [
    '-08:00',
    '+0530',
    '+01',
    '-0800',
    'PST',
    'america/chicago',
    ' UTC ',
    'CET',
    'Moon/Sea',
  ];
  const more = ['posix/Europe/Berlin', 'PST8', 'GB', '+20:00', 'us/pacific', ''];
  const rows = await query<{ zone: string; mended: string }>(
    'select zone, mended_zone(zone) as mended from unnest($1::text[]) with ordinality as z (zone, n) order by n',
    [[...stored, ...more]],
  );
  expect(rows.map(({ mended }) => mended)).toEqual([
    ...[
      'Etc/GMT+8',
      'America/New_York',
      'Etc/GMT-1',
      'Etc/GMT+8',
      'America/Los_Angeles',
      'America/Chicago',
    ],
    ...[
      'UTC',
      'Europe/Brussels',
      'America/New_York',
      'Europe/Berlin',
      'America/New_York',
      'Europe/London',
    ],
    ...['America/New_York', 'US/Pacific', 'America/New_York'],
  ]);
  await query('drop function mended_zone');
});
