import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from '#local/http/listen.ts';
import type { PushService } from '#local/standins/push/service.ts';
import { pushSettings } from '#members/account/channels/pushSettings.ts';
import { travel, trial } from '#test/accounts/trial.ts';
import { homeWish, setWish, storedTrialGame } from '#test/alerts/trial.ts';
import {
  allChannels,
  channelsStore,
  outside,
  reachedMembers,
  withAddress,
  withChannels,
  withDevice,
} from '#test/messages/channelsTrial.ts';
import {
  agree,
  hashOf,
  messagesStore,
  outboxOf,
  payingMembers,
  runTrial,
  type Texted,
  textsTo,
  trialDigestTools,
} from '#test/messages/trial.ts';
import { Killed, mortal } from '#test/mortal.ts';
import { pushChannel } from '../push/pushChannel.ts';

type StandInDevice = ReturnType<PushService['addDevice']>;

withChannels();
afterEach(() => vi.restoreAllMocks());

const MINUTE = 60_000;
const ONLY = (channel: 'push' | 'email') => ({ channels: { [channel]: allChannels()[channel] } });

async function one() {
  const [member] = await payingMembers(1);
  if (!member) throw new Error('nobody');
  return member;
}

test.each(['push', 'email'] as const)(
  '95: by %s, a worker killed at 200 random points is seen once by each member, and loses none',
  async (name) => {
    const members = await reachedMembers(name, 150);
    let seed = 20_261_124;
    const random = (): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const pace = { batch: 12, abreast: 4, leaseS: 2 };
    let killed = 0;
    for (let kills = 0; kills < 200; kills += 1) {
      await travel(3_000 * (kills + 1));
      const alive = mortal(3 + Math.floor(random() * 20));
      const channels = { [name]: alive(allChannels()[name]) };
      const messages = alive(trialDigestTools().messages);
      const ended = await runTrial({ messages, channels }, pace).catch((error) => error);
      if (ended instanceof Killed) killed += 1;
    }
    expect(killed).toBeGreaterThan(150);
    await travel(3_000 * 202 + 90_000);
    await runTrial(ONLY(name), pace);
    expect(new Set(members.map(({ seen }) => seen().length))).toEqual(new Set([1]));
    const states = await trial.database.query(
      'select state, channel, count(*)::int from messages group by 1, 2',
    );
    expect(states).toEqual([{ state: 'sent', channel: name, count: 150 }]);
  },
);

const impatient = () =>
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const ends = new AbortController();
    setTimeout(() => ends.abort(), 300);
    return ends.signal;
  });

test.each(['push', 'email'] as const)(
  '96: taken by %s without an answer, it is sent again and seen once',
  async (name) => {
    impatient();
    const [member] = await reachedMembers(name, 1);
    if (!member) throw new Error('nobody');
    outside.push.behave('hang');
    outside.mail.behave('hang');
    await runTrial(ONLY(name));
    expect(await outboxOf(member)).toMatchObject([{ state: 'queued' }]);
    outside.push.behave('take');
    outside.mail.behave('take');
    await travel(2 * MINUTE);
    expect(await runTrial(ONLY(name))).toMatchObject({ sent: 1 });
    expect(member.seen()).toHaveLength(1);
    expect(await outboxOf(member)).toMatchObject([{ state: 'sent' }]);
  },
);

test('each channel that is on has its own row and words; of one that is not offered nothing is decided', async () => {
  const member = await one();
  await agree(member);
  const device = await withDevice(member);
  const address = await withAddress(member);
  const { sms, push } = allChannels();
  expect(await runTrial({ channels: { sms, push } })).toMatchObject({ decided: 2, sent: 2 });
  expect(textsTo(member)[0]).toMatch(/Reply STOP to end, HELP for help$/);
  const [shown = ''] = [...device.shown.values()];
  expect(JSON.parse(shown)).toMatchObject({
    title: expect.stringMatching(/^Simcast, 8:\d\d AM EST$/),
    body: 'No bet worth making today. 1-800-GAMBLER',
    kind: 'digest',
  });
  expect(shown).not.toContain('STOP');
  expect(outside.mail.emails()).toEqual([]);
  expect(await runTrial({ channels: allChannels() })).toMatchObject({ decided: 1, sent: 1 });
  expect(outside.mail.sentTo(address)).toMatchObject([
    {
      subject: 'Simcast 11/21: no bet worth making',
      headers: {
        'List-Unsubscribe': expect.stringMatching(
          /^<https:\/\/simcast\.test\/api\/email\/unsubscribe\?a=[\da-f]{64}\.[\w-]{22}>$/,
        ),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
  ]);
  const [email] = outside.mail.sentTo(address);
  expect(email?.text).toMatch(/1-800-GAMBLER[\s\S]*\/account[\s\S]*1 Local Street/);
  // Nothing is loaded that would reveal that it was read.
  expect(email?.html).not.toMatch(/<img|src=|<link|<style|@import|url\(/i);
});

test('alerts leave by the same ways, with words of their own', async () => {
  const member = await one();
  await agree(member);
  const device = await withDevice(member);
  const address = await withAddress(member);
  const game = await storedTrialGame();
  await setWish(member, homeWish(game, -105));
  await trial.database.query(
    `with firing as (
       insert into alert_firings (alert_id, key, game_id, what, figures_at, outcome)
       select id, $2::text, $2::bigint, 'Bills', clock(), 'told' from member_alerts where member_id = $1 returning *)
     insert into messages (member_id, channel, day, kind, key, title, body, expires_at, state)
     select $1, channel, clock()::date, 'alert', (select alert_id || ' ' || id from firing), title, 'Bills moved to +110', clock() + interval '1 hour', 'queued'
     from (values ('sms', null), ('push', 'A price you watch'), ('email', null)) as v(channel, title)`,
    [member.id, String(game)],
  );
  expect(await runTrial({ channels: allChannels(), day: async () => undefined })).toMatchObject({
    sent: 3,
  });
  expect(textsTo(member)).toEqual(['Bills moved to +110']);
  expect([...device.shown.values()].map((text) => JSON.parse(text).title)).toEqual([
    'A price you watch',
  ]);
  expect(device.asked()?.get('urgency')).toBe('high');
  expect(outside.mail.sentTo(address)[0]?.subject).toBe('Simcast alert');
});

test('102: a device that is gone (410, 404) is forgotten, and the others have it', async () => {
  const member = await one();
  const [left, stays] = [await withDevice(member), await withDevice(member)];
  left.leave();
  expect(await runTrial(ONLY('push'))).toMatchObject({ sent: 1 });
  expect(stays.shown.size).toBe(1);
  const { push } = await channelsStore().read({ memberId: member.id, sessionId: null });
  expect(push.devices).toHaveLength(1);
  // The last one is also removed: nothing more is decided, and that is not a failure.
  stays.leave();
  await travel(24 * 60 * MINUTE);
  expect(await runTrial(ONLY('push'))).toMatchObject({ decided: 1, refused: 1 });
  expect((await outboxOf(member))[1]).toMatchObject({ state: 'refused', code: 410 });
  await travel(48 * 60 * MINUTE);
  expect(await runTrial(ONLY('push'))).toMatchObject({ decided: 0 });
});

test('102: too large (413) and malformed (400) are refused for good, not tried for ever', async () => {
  const member = await one();
  const device = await withDevice(member);
  const tries = vi.fn(() => ({ status: 413 }));
  outside.push.behave(tries);
  expect(await runTrial(ONLY('push'))).toMatchObject({ refused: 1 });
  await travel(20 * MINUTE);
  await runTrial(ONLY('push'));
  expect(tries).toHaveBeenCalledTimes(1);
  expect(await outboxOf(member)).toMatchObject([{ state: 'refused', code: 413 }]);
  expect(device.arrivals()).toBe(0);
  // It is not the device's fault.
  expect(
    (await channelsStore().read({ memberId: member.id, sessionId: null })).push.devices,
  ).toHaveLength(1);
});

test.each([301, 302, 307, 308])(
  '102: a redirect (%i) to a private address is not followed',
  async (status) => {
    const asked = vi.fn();
    const inside = await listen(async (request) => {
      asked(request.url);
      return new Response('secret');
    });
    try {
      const member = await one();
      await withDevice(member);
      outside.push.behave({ status, headers: { location: `${inside.url}/latest/meta-data` } });
      expect(await runTrial(ONLY('push'))).toMatchObject({ refused: 1 });
      expect(await outboxOf(member)).toMatchObject([{ state: 'refused', code: status }]);
      expect(asked).not.toHaveBeenCalled();
    } finally {
      await inside.stop();
    }
  },
);

test('102: an endpoint that got in by another rule is never called, and forgotten', async () => {
  const member = await one();
  const device = await withDevice(member);
  const asked = vi.fn();
  const inside = await listen(async (request) => {
    asked(request.url);
    return new Response(null, { status: 201 });
  });
  try {
    await trial.database.query('update push_devices set endpoint = $1', [`${inside.url}/x`]);
    expect(await runTrial(ONLY('push'))).toMatchObject({ refused: 1 });
    expect(asked).not.toHaveBeenCalled();
    expect(device.arrivals()).toBe(0);
    expect(
      (await channelsStore().read({ memberId: member.id, sessionId: null })).push.devices,
    ).toEqual([]);
  } finally {
    await inside.stop();
  }
});

test('too many requests wait as long as the service says; what one device has it is not sent again', async () => {
  const member = await one();
  const [busy, fine] = [await withDevice(member), await withDevice(member)];
  const busyOne = busy.subscription.endpoint;
  outside.push.behave((endpoint) =>
    endpoint === busyOne ? { status: 429, headers: { 'retry-after': '900' } } : 'take',
  );
  expect(await runTrial(ONLY('push'))).toMatchObject({ waits: 1 });
  outside.push.behave('take');
  await travel(14 * MINUTE);
  await runTrial(ONLY('push'));
  expect(busy.arrivals()).toBe(0);
  await travel(16 * MINUTE);
  expect(await runTrial(ONLY('push'))).toMatchObject({ sent: 1 });
  expect([busy.arrivals(), fine.arrivals()]).toEqual([1, 1]);
});

test('what one device never had is sent all the same once it is too late for the other', async () => {
  const member = await one();
  const [busy] = [await withDevice(member), await withDevice(member)];
  outside.push.behave((endpoint) =>
    endpoint === busy.subscription.endpoint ? { status: 503 } : 'take',
  );
  await runTrial(ONLY('push'));
  await travel(4 * 60 * MINUTE);
  await runTrial(ONLY('push'));
  expect((await outboxOf(member))[0]).toMatchObject({ state: 'sent' });
});

test('a notification dies in the service’s queue at the game’s start, replaces its own copy, and no other key may send it', async () => {
  const member = await one();
  const device = await withDevice(member);
  await runTrial(ONLY('push'));
  const asked = device.asked();
  const [{ id } = { id: 0 }] = await trial.database.query<{ id: string }>(
    'select id from messages where member_id = $1',
    [member.id],
  );
  expect(Number(asked?.get('ttl'))).toBeGreaterThan(7_190);
  expect(Number(asked?.get('ttl'))).toBeLessThanOrEqual(7_200);
  expect(asked?.get('topic')).toBe(`message-${id}`);
  const settings = pushSettings(process.env);
  if (!settings) throw new Error('off');
  const other = {
    ...settings,
    publicKey: settings.publicKey.replace(/.$/, (end) => (end === 'A' ? 'E' : 'A')),
  };
  await travel(24 * 60 * MINUTE);
  const channels = { push: pushChannel(other, 'Simcast') };
  expect(await runTrial({ channels })).toMatchObject({ refused: 1 });
  expect(device.arrivals()).toBe(1);
});

test('an e-mail too many waits, one that cannot be sent is refused, and a wrong key blames nobody', async () => {
  const member = await one();
  const address = await withAddress(member);
  outside.mail.behave({ status: 429, name: 'rate_limit_exceeded', retryAfter: 5 });
  expect(await runTrial(ONLY('email'))).toMatchObject({ waits: 1 });
  outside.mail.behave({ status: 401, name: 'invalid_api_key' });
  await travel(2 * MINUTE);
  expect(await runTrial(ONLY('email'))).toMatchObject({ waits: 1 });
  outside.mail.behave({ status: 422, name: 'validation_error' });
  await travel(6 * MINUTE);
  expect(await runTrial(ONLY('email'))).toMatchObject({ refused: 1 });
  expect(outside.mail.sentTo(address)).toEqual([]);
  expect(await outboxOf(member)).toMatchObject([{ state: 'refused', code: 422 }]);
});

test('who shuts themselves out, or pays no more, is sent nothing by any way; STOP is of the number alone', async () => {
  const [out, free, stopped] = await payingMembers(3);
  if (!out || !free || !stopped) throw new Error('nobody');
  for (const member of [out, free, stopped]) {
    await agree(member);
    await withDevice(member);
    await withAddress(member);
  }
  const { query } = trial.database;
  await query(`insert into exclusions (phone_hash, kind, ends_at)
    values ('${hashOf(out.phone)}', 'pause', clock() + interval '1 day')`);
  await query(`update subscriptions set access_until = clock() - interval '1 minute'
    where customer_id = (select id from customers where member_id = '${free.id}')`);
  const hash = Buffer.from(hashOf(stopped.phone).slice(2), 'hex');
  await messagesStore().takeInbound(`SM${'a'.repeat(32)}`, hash, 'sms', 'stop');
  expect(await runTrial({ channels: allChannels() })).toMatchObject({ decided: 2, sent: 2 });
  expect([textsTo(stopped), await outboxOf(out), await outboxOf(free)]).toEqual([[], [], []]);
});

test('an address that changes, or is taken away, gets nothing that waits', async () => {
  const member = await one();
  const address = await withAddress(member);
  outside.mail.behave({ status: 429, name: 'rate_limit_exceeded' });
  await runTrial(ONLY('email'));
  outside.mail.behave('take');
  await channelsStore().removeEmail(member.id, { ip: '203.0.113.7', device: 'Test' });
  await travel(5 * MINUTE);
  await runTrial(ONLY('email'));
  expect(outside.mail.sentTo(address)).toEqual([]);
  expect(await outboxOf(member)).toMatchObject([{ state: 'dropped', why: 'another address' }]);
});

test('a sixth device takes the place of the oldest, and a device is one member’s', async () => {
  const [member, other] = await payingMembers(2);
  if (!member || !other) throw new Error('nobody');
  for (let n = 0; n < 6; n += 1) await withDevice(member);
  const { push } = await channelsStore().read({ memberId: member.id, sessionId: null });
  expect(push.devices).toHaveLength(5);
  const shared = await withDevice(other, {}, await withDevice(member));
  expect(
    (await channelsStore().read({ memberId: member.id, sessionId: null })).push.devices,
  ).toHaveLength(4);
  await runTrial(ONLY('push'));
  expect(shared.shown.size).toBe(1);
});

test('a notification goes to no device that has become another member’s since it was claimed', async () => {
  const [member, other] = await payingMembers(2);
  if (!member || !other) throw new Error('nobody');
  const [shared, own] = [await withDevice(member), await withDevice(member)];
  const store = messagesStore();
  let moved = false;
  const beginSending: typeof store.beginSending = async (id, claim) => {
    if (!moved) await withDevice(other, {}, shared);
    moved = true;
    return store.beginSending(id, claim);
  };
  await runTrial({ ...ONLY('push'), messages: { ...store, beginSending } });
  const sentTo = async ({ id }: Pick<Texted, 'id'>) => {
    const query = 'select id from messages where member_id = $1';
    return (await trial.database.query<{ id: string }>(query, [id])).map((row) => row.id);
  };
  const tagsOn = (device: StandInDevice) =>
    [...device.shown.values()].map((text) => JSON.parse(text).tag);
  const [mine] = await sentTo(member);
  expect(tagsOn(own)).toEqual([`message-${mine}`]);
  expect(tagsOn(shared)).not.toContain(`message-${mine}`);
});

test('of two members who turn one device on at the same moment the last has it, and neither fails', async () => {
  const [member, other] = await payingMembers(2);
  if (!member || !other) throw new Error('nobody');
  const device = await withDevice(member);
  for (let round = 0; round < 25; round += 1) {
    await Promise.all([withDevice(member, {}, device), withDevice(other, {}, device)]);
    expect(await trial.database.query('select 1 from push_devices')).toHaveLength(1);
    await trial.database.query('delete from push_devices');
  }
});

test('a device whose keys are none is forgotten, not tried for ever', async () => {
  const member = await one();
  await withDevice(member);
  await trial.database.query("update push_devices set p256dh = repeat('B', 87)");
  expect(await runTrial(ONLY('push'))).toMatchObject({ refused: 1 });
  expect(
    (await channelsStore().read({ memberId: member.id, sessionId: null })).push.devices,
  ).toEqual([]);
});
