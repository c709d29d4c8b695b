import { beforeEach, expect, test } from 'vitest';
import { clock } from '#clock';
import { gsmLength, TWO_SEGMENTS } from '#domain/words/gsm.ts';
import { travel, trial } from '#test/accounts/trial.ts';
import {
  ALERT_HOUR,
  agreeTo,
  alertedMembers,
  alertsStore,
  alertsTo,
  check,
  gameNow,
  homeAt,
  homeWish,
  oneMember,
  setWish,
  statesOf,
  storedTrialGame,
} from '#test/alerts/trial.ts';
import {
  agree,
  CHOSEN_WISHES,
  hashOf,
  messagesStore,
  payingMembers,
  runTrial,
  textsTo,
  withPicks,
} from '#test/messages/trial.ts';

withPicks();
/** 10 AM in New York. */
const TEN = Date.parse('2026-11-21T15:00:00Z');
let began = 0;
/** Sets all clocks to this long after 10 AM. */
const at = (ms: number) => travel(TEN + ms - began);
beforeEach(async () => {
  began = Date.now();
  await at(0);
});
const MINUTE = 60_000;

test('108: an alert on a price that flaps 100 times: one message', async () => {
  const member = await oneMember();
  const id = await storedTrialGame();
  await setWish(member, homeWish(id, -105));
  for (let flap = 0; flap < 100; flap += 1) {
    await check([gameNow(id, [homeAt(flap % 2 === 0 ? -106 : -105)])]);
    if (flap % 10 === 9) await runTrial();
  }
  expect(textsTo(member)).toHaveLength(1);
  expect(await alertsTo(member)).toMatchObject([{ state: 'sent', channel: 'sms' }]);
  expect(await statesOf(member)).toEqual(['fired told']);
});

test('108: a return that flaps is told once for each game and bet, and another game’s is told, too', async () => {
  const member = await oneMember();
  const [one, other] = [await storedTrialGame(), await storedTrialGame()];
  await setWish(member, { kind: 'return', league: 'NFL', cents: 2 });
  for (let flap = 0; flap < 20; flap += 1) {
    await check([gameNow(one, [homeAt(flap % 2 === 0 ? -200 : 100)])]);
  }
  await check([gameNow(one, [homeAt(100)]), gameNow(other, [homeAt(100)])]);
  await runTrial();
  expect(textsTo(member)).toHaveLength(2);
  expect(await statesOf(member)).toEqual(['waiting told told']);
});

test('a return of what is followed waits until its team is, and is told by what is followed then', async () => {
  const member = await oneMember();
  const id = await storedTrialGame();
  await setWish(member, { kind: 'return', league: null, cents: 2, followed: true });
  const paying = [gameNow(id, [homeAt(100)])];
  expect(await check(paying)).toMatchObject({ fired: 0 });
  const follow = (follows: boolean) =>
    trial.database.query(
      `select sync_follows('${member.id}', '[{"id": "nfl:buffalo-bills", "at": "2026-11-0${follows ? 1 : 2}T12:00:00.000Z"${follows ? '' : ', "gone": true'}}]')`,
    );
  await follow(true);
  expect(await check(paying)).toMatchObject({ fired: 1 });
  await follow(false);
  const other = await storedTrialGame();
  expect(await check([gameNow(other, [homeAt(100)])])).toMatchObject({ fired: 0 });
});

test('the text: bet, price, book, fair price, ledger line, time, how to end it; two segments', async () => {
  const member = await oneMember();
  const id = await storedTrialGame();
  await setWish(member, homeWish(id, -105));
  await check([gameNow(id, [{ ...homeAt(-104), book: 'bovada', provider: 'Bovada' }])]);
  const [message] = await alertsTo(member);
  expect(message?.body).toBe(
    `Simcast alert 11/21 10:00 AM EST\nNFL KC-BUF\nBills to win -104 Bovada\nfair -122\n#${1000 + id}: ledger line. 1-800-GAMBLER. Reply STOP to end, HELP for help`,
  );
  expect(gsmLength(message?.body ?? '')).toBeLessThanOrEqual(TWO_SEGMENTS);
  expect(message?.named).toEqual([
    {
      predictionId: id,
      market: 'moneyline',
      side: 'home',
      line: null,
      american: -104,
      provider: 'Bovada',
    },
  ]);
});

test('of a member’s alerts 5 a day are sent; what is over is noted as held back, and the next day has 5 again', async () => {
  const member = await oneMember();
  const ids = await Promise.all(Array.from({ length: 7 }, () => storedTrialGame(60 * ALERT_HOUR)));
  for (const id of ids) await setWish(member, homeWish(id, -105));
  const shown = () => ids.map((id) => gameNow(id, [homeAt(-104)], 60 * ALERT_HOUR));
  expect(await check(shown())).toMatchObject({ fired: 7, messages: 5 });
  await runTrial();
  expect(textsTo(member)).toHaveLength(5);
  expect((await statesOf(member)).toSorted()).toEqual([
    'fired held',
    'fired held',
    ...Array.from({ length: 5 }, () => 'fired told'),
  ]);
  await at(24 * ALERT_HOUR);
  const [late] = [await storedTrialGame()];
  await setWish(member, homeWish(late, -105));
  expect(await check([gameNow(late, [homeAt(-104)])])).toMatchObject({ fired: 1, messages: 1 });
  // Held-back messages do not come later.
  expect((await alertsTo(member)).length).toBe(6);
});

test('who moves to where the next day has begun has not another 5', async () => {
  const member = await oneMember();
  const ids = await Promise.all(Array.from({ length: 6 }, () => storedTrialGame(60 * ALERT_HOUR)));
  for (const id of ids) await setWish(member, homeWish(id, -105));
  const shown = (some: readonly number[]) =>
    some.map((id) => gameNow(id, [homeAt(-104)], 50 * ALERT_HOUR));
  expect(await check(shown(ids.slice(0, 5)))).toMatchObject({ fired: 5, messages: 5 });
  const { zone: _, ...chosen } = CHOSEN_WISHES;
  await agree(member, { ...chosen, zone: 'Asia/Tokyo' });
  // 9 AM there, of the next day.
  await at(9 * ALERT_HOUR);
  expect(await check(shown(ids.slice(5)))).toMatchObject({ fired: 1, messages: 0 });
  expect(await statesOf(member)).toContain('fired held');
});

test('paused, nothing fires, and what had not left does not leave; resumed, it goes on', async () => {
  const member = await oneMember();
  const [one, other] = [await storedTrialGame(), await storedTrialGame()];
  await setWish(member, homeWish(one, -105));
  await setWish(member, homeWish(other, -105));
  await check([gameNow(one, [homeAt(-104)])]);
  await alertsStore().pause({ memberId: member.id, sessionId: null }, true);
  await runTrial();
  expect(textsTo(member)).toEqual([]);
  expect(await alertsTo(member)).toMatchObject([{ state: 'dropped', why: 'paused' }]);
  expect(await check([gameNow(other, [homeAt(-104)])])).toMatchObject({ looked: 0, fired: 0 });
  await alertsStore().pause({ memberId: member.id, sessionId: null }, false);
  expect(await check([gameNow(other, [homeAt(-104)])])).toMatchObject({ fired: 1, messages: 1 });
});

test('one that is deleted is not sent, and tells nothing any more', async () => {
  const member = await oneMember();
  const id = await storedTrialGame();
  await setWish(member, homeWish(id, -105));
  await check([gameNow(id, [homeAt(-104)])]);
  const [alert] =
    (await alertsStore().readShown({ memberId: member.id, sessionId: null }))?.alerts ?? [];
  await alertsStore().drop(crypto.randomUUID(), alert?.id ?? 0);
  expect(await statesOf(member)).toEqual(['fired told']);
  await alertsStore().drop(member.id, alert?.id ?? 0);
  await runTrial();
  expect(textsTo(member)).toEqual([]);
  expect(await alertsTo(member)).toMatchObject([{ state: 'dropped', why: 'deleted' }]);
  expect(await statesOf(member)).toEqual([]);
});

test('it is gone at the start: by the clock, whatever the slate still says; and its message dies then', async () => {
  const member = await oneMember();
  const [one, other] = [await storedTrialGame(10 * MINUTE), await storedTrialGame(20 * MINUTE)];
  await setWish(member, homeWish(one, -105));
  await setWish(member, homeWish(other, -105));
  await check([gameNow(other, [homeAt(-104)], 20 * MINUTE)]);
  const [message] = await alertsTo(member);
  expect(message?.expires_at.getTime()).toBeLessThanOrEqual(TEN + 21 * MINUTE);
  await at(11 * MINUTE);
  expect(await check([gameNow(one, [homeAt(-104)], ALERT_HOUR)])).toMatchObject({
    ended: 1,
    fired: 0,
  });
  expect(await statesOf(member)).toEqual(['ended', 'fired told']);
  await at(21 * MINUTE);
  await runTrial();
  expect(textsTo(member)).toEqual([]);
  expect(await setWish(member, homeWish(one, -100))).toEqual({ refused: 'closed' });
});

test('in quiet hours nothing fires; at 8 AM it is looked at anew, and a price that is gone is not told', async () => {
  const member = await oneMember();
  const [kept, gone] = [
    await storedTrialGame(40 * ALERT_HOUR),
    await storedTrialGame(40 * ALERT_HOUR),
  ];
  await setWish(member, homeWish(kept, -105));
  await setWish(member, homeWish(gone, -105));
  await at(12 * ALERT_HOUR);
  const night = () => [kept, gone].map((id) => gameNow(id, [homeAt(-104)], 28 * ALERT_HOUR));
  expect(await check(night())).toMatchObject({ looked: 0, fired: 0 });
  await at(21 * ALERT_HOUR + 59 * MINUTE);
  expect(await check(night())).toMatchObject({ looked: 0 });
  await at(22 * ALERT_HOUR + MINUTE);
  const morning = [
    gameNow(kept, [homeAt(-104)], 18 * ALERT_HOUR),
    gameNow(gone, [homeAt(-120)], 18 * ALERT_HOUR),
  ];
  expect(await check(morning)).toMatchObject({ fired: 1, messages: 1 });
  expect(await statesOf(member)).toEqual(['fired told', 'waiting']);
});

test('quiet hours are those of where the member is', async () => {
  const [east, west] = await payingMembers(2);
  if (!east || !west) throw new Error('nobody');
  await agreeTo(east);
  await agreeTo(west, 'test+alerts', 'Pacific/Honolulu');
  const id = await storedTrialGame();
  await setWish(east, homeWish(id, -105));
  await setWish(west, homeWish(id, -105));
  // 5 AM in Honolulu.
  expect(await check([gameNow(id, [homeAt(-104)])])).toMatchObject({ fired: 1 });
  expect(await statesOf(west)).toEqual(['waiting']);
});

test('a price that nobody has seen for half an hour fires nothing', async () => {
  const member = await oneMember();
  const id = await storedTrialGame();
  await setWish(member, homeWish(id, -105));
  for (const minutes of [31, 46]) {
    const asOf = new Date(clock.now().getTime() - minutes * MINUTE).toISOString();
    expect(await check([gameNow(id, [{ ...homeAt(-104), asOf }])])).toMatchObject({ fired: 0 });
  }
  expect(await check([], { day: async () => undefined })).toMatchObject({ stale: true, fired: 0 });
  expect(await statesOf(member)).toEqual(['waiting']);
});

test('STOP, no channel, and a consent that does not name alerts: it is in the list only', async () => {
  const [stopped, none, old] = await alertedMembers(3);
  if (!stopped || !none || !old) throw new Error('nobody');
  const id = await storedTrialGame();
  await messagesStore().takeInbound(
    'SM1',
    Buffer.from(hashOf(stopped.phone).slice(2), 'hex'),
    'sms',
    'stop',
  );
  for (const member of [none, old]) {
    await messagesStore().turnOff({ memberId: member.id, sessionId: null }, 'sms', {
      ip: '203.0.113.7',
      device: 'Test',
    });
  }
  await agreeTo(old, '2026-11-23');
  for (const member of [stopped, none, old]) await setWish(member, homeWish(id, -105));
  expect(await check([gameNow(id, [homeAt(-104)])])).toMatchObject({ fired: 3, messages: 0 });
  for (const member of [stopped, none, old]) {
    expect(await statesOf(member)).toEqual(['fired listed']);
    expect(await alertsTo(member)).toEqual([]);
  }
  expect(await alertsStore().readShown({ memberId: old.id, sessionId: null })).toMatchObject({
    channels: [],
    withoutAlerts: ['sms'],
  });
});

test('who says STOP while it is queued does not get it', async () => {
  const member = await oneMember();
  const id = await storedTrialGame();
  await setWish(member, homeWish(id, -105));
  await check([gameNow(id, [homeAt(-104)])]);
  await messagesStore().takeInbound(
    'SM2',
    Buffer.from(hashOf(member.phone).slice(2), 'hex'),
    'sms',
    'stop',
  );
  await runTrial();
  expect(textsTo(member)).toEqual([]);
  expect(await alertsTo(member)).toMatchObject([{ state: 'dropped', why: 'stopped' }]);
});

test('nothing fires for who does not pay, is banned or has shut themselves out, and they can set none', async () => {
  const [free, out, banned, fine] = await alertedMembers(4);
  if (!free || !out || !banned || !fine) throw new Error('nobody');
  const id = await storedTrialGame();
  for (const member of [free, out, banned, fine]) await setWish(member, homeWish(id, -105));
  const { query } = trial.database;
  await query(`update subscriptions set access_until = clock() - interval '1 minute'
    where customer_id = (select id from customers where member_id = '${free.id}')`);
  await query(`insert into exclusions (phone_hash, kind, ends_at)
    values ('${hashOf(out.phone)}', 'pause', clock() + interval '1 day')`);
  await query(
    `insert into bans (phone_hash, reason) values ('${hashOf(banned.phone)}', 'dispute')`,
  );
  expect(await check([gameNow(id, [homeAt(-104)])])).toMatchObject({ looked: 1, fired: 1 });
  expect(await statesOf(fine)).toEqual(['fired told']);
  expect(await statesOf(free)).toEqual(['waiting']);
  // Members who are shut out see none of them.
  expect(await alertsStore().readShown({ memberId: out.id, sessionId: null })).toMatchObject({
    alerts: [],
  });
  expect(await setWish(out, homeWish(id, 120))).toEqual({ refused: 'shut out' });
  expect(await setWish(free, homeWish(id, 120))).toEqual({ refused: 'no subscription' });
  expect(await setWish(banned, homeWish(id, 120))).toEqual({ refused: 'no subscription' });
  expect(await setWish({ id: crypto.randomUUID() }, homeWish(id, 120))).toEqual({
    refused: 'gone',
  });
});

test('50 wait at a time, 60 are set in an hour, and the same is one', async () => {
  const member = await oneMember();
  const id = await storedTrialGame();
  for (let n = 0; n < 50; n += 1) await setWish(member, homeWish(id, 100 + n));
  expect(await setWish(member, homeWish(id, 100))).toMatchObject({ channels: ['sms'] });
  expect(await statesOf(member)).toHaveLength(50);
  expect(await setWish(member, homeWish(id, 300))).toEqual({ refused: 'full' });
  for (let n = 0; n < 8; n += 1) await setWish(member, homeWish(id, 100));
  expect(await setWish(member, homeWish(id, 100))).toEqual({ refused: 'too often' });
});

test('of two alerts that tell the price of one bet at one minute, one is sent', async () => {
  const member = await oneMember();
  const id = await storedTrialGame();
  await setWish(member, homeWish(id, -105));
  await setWish(member, { kind: 'return', league: null, cents: 2 });
  expect(await check([gameNow(id, [homeAt(100)])])).toMatchObject({ fired: 2, messages: 1 });
  expect(await statesOf(member)).toEqual(['fired told', 'waiting same']);
});

test('a prediction that changes by 5 points: of a game since it was set, of a team since its game was seen', async () => {
  const member = await oneMember();
  const [one, later] = [await storedTrialGame(), await storedTrialGame()];
  const at = (id: number, home: number) => {
    const game = gameNow(id, [homeAt(-120)]);
    const chances = { homeWinProbability: home, awayWinProbability: 100 - home };
    return { ...game, prediction: { ...game.prediction, ...chances } };
  };
  await setWish(
    member,
    { kind: 'prediction', gameId: one, side: 'home', points: 5 },
    { base: { [one]: 55 } },
  );
  await setWish(
    member,
    { kind: 'prediction', league: 'NFL', team: 'Buffalo Bills', points: 5 },
    { base: { [one]: 55 } },
  );
  expect(await check([at(one, 59.9)])).toMatchObject({ fired: 0 });
  // It is first seen at 40, so it is compared with that.
  expect(await check([at(one, 60), at(later, 40)])).toMatchObject({ fired: 2, messages: 2 });
  expect(await statesOf(member)).toEqual(['fired told', 'waiting told']);
  expect(await check([at(one, 70), at(later, 44)])).toMatchObject({ fired: 0 });
  expect(await check([at(one, 70), at(later, 35)])).toMatchObject({ fired: 1, messages: 1 });
  const [first] = await alertsTo(member);
  expect(first?.body).toContain('Bills 60.0% to win, was 55.0%');
});

test('a line that moves past a number is told once, where it stood on the other side or on it', async () => {
  const member = await oneMember();
  const id = await storedTrialGame();
  const at = (line: number) => {
    const game = gameNow(id, [{ spread: { line, home: -110, away: -110 } }]);
    const anchor = { books: [], leftOut: [], spread: { line, share: 0.5 } };
    return { ...game, prediction: { ...game.prediction, anchor } };
  };
  const past = (line: number, side: 'home' | 'away') =>
    ({ kind: 'line', gameId: id, market: 'spread', side, line }) as const;
  await setWish(member, past(-3, 'home'), { base: { [id]: -2.5 } });
  await setWish(member, past(3, 'away'), { base: { [id]: 2.5 } });
  await setWish(member, past(-2.5, 'home'), { base: { [id]: -2.5 } });
  expect(await check([at(-2.5)])).toMatchObject({ fired: 0 });
  // Reaching the number is not passing it, but leaving the number it stood on is.
  expect(await check([at(-3)])).toMatchObject({ fired: 1 });
  expect(await check([at(-3.5)])).toMatchObject({ fired: 2 });
  expect(await statesOf(member)).toEqual(['fired told', 'fired told', 'fired told']);
  const said = (await alertsTo(member)).map(({ body }) => body);
  expect(said[1]).toContain('Bills line -3.5, was -2.5\nBills -3.5 -110 DraftKings');
  expect(said[2]).toContain('Chiefs line +3.5, was +2.5');
});

test('one member’s alert that the database refuses takes no other’s with it', async () => {
  const [one, two] = await alertedMembers(2);
  if (!one || !two) throw new Error('nobody');
  const id = await storedTrialGame();
  await setWish(one, homeWish(id, -105));
  await setWish(two, homeWish(id, -105));
  const { alerts } = { alerts: alertsStore() };
  const [ill] = (await alerts.readShown({ memberId: one.id, sessionId: null }))?.alerts ?? [];
  const fire: typeof alerts.fire = (rows) =>
    alerts.fire(rows.map((row) => (row.alertId === ill?.id ? { ...row, what: '' } : row)));
  const failures: unknown[] = [];
  const counts = await check([gameNow(id, [homeAt(-104)])], {
    alerts: { ...alerts, fire },
    failed: (error) => failures.push(error),
  });
  expect(counts).toMatchObject({ fired: 1, messages: 1, failed: 1 });
  expect(failures.length).toBeGreaterThan(0);
  expect(await statesOf(two)).toEqual(['fired told']);
});

test('settled alerts are forgotten after 90 days, and all of them go with the account', async () => {
  const [member, other] = await alertedMembers(2);
  if (!member || !other) throw new Error('nobody');
  const [id, standing] = [await storedTrialGame(), await storedTrialGame()];
  await setWish(member, homeWish(id, -105));
  await setWish(member, { kind: 'return', league: 'NFL', cents: 2 });
  await setWish(other, homeWish(standing, -105));
  await check([gameNow(id, [homeAt(100)])]);
  const { query } = trial.database;
  const [exported] = await query<{ alerts: { alerts: { label: string; firings: object[] }[] } }>(
    'select export_member($1) -> $2 as alerts',
    [member.id, 'alerts'],
  );
  expect(exported?.alerts.alerts).toMatchObject([
    { label: 'Bills to win at −105 or better', firings: [{ gameId: id }] },
    { label: 'Any NFL bet worth taking above +2¢ per $1', firings: [{ gameId: id }] },
  ]);
  await query("update member_alerts set settled_at = settled_at - interval '91 days'");
  await query("update alert_firings set fired_at = fired_at - interval '91 days'");
  await query('select thin_private()');
  expect(await statesOf(member)).toEqual(['waiting']);
  await query("select delete_member($1, '{}')", [member.id]);
  const left = await query('select 1 from member_alerts where member_id = $1', [member.id]);
  expect(left).toEqual([]);
  expect(await statesOf(other)).toEqual(['waiting']);
});

test('each channel that is on is told, in words of its own; the day’s cap is of alerts, not of messages', async () => {
  const member = await oneMember();
  const { query } = trial.database;
  await query(
    `with said as (
       insert into message_consents (member_id, phone_hash, channel, given, said_by, version, wording)
       select id, phone_hash, c, true, 'page', 'test+alerts', 'I agree.' from members, unnest(array['push', 'email']) as c
       where id = $1 returning id, channel)
     insert into message_channels (member_id, channel, consent_id) select $1, channel, id from said where channel = 'push'
     union all select $1, channel, id from said where channel = 'email'`,
    [member.id],
  );
  await query(
    `insert into push_devices (member_id, endpoint, p256dh, auth, server_key, device)
     values ($1, 'https://push.test/1', repeat('p', 87), repeat('a', 22), 'key', 'Test')`,
    [member.id],
  );
  await query(
    `insert into member_emails (member_id, address, address_hash)
     values ($1, 'ann@example.com', sha256('ann'))`,
    [member.id],
  );
  const ids = await Promise.all(Array.from({ length: 6 }, () => storedTrialGame()));
  for (const id of ids) await setWish(member, homeWish(id, -105));
  const shown = ids.map((id) => gameNow(id, [homeAt(-104)]));
  expect(await check(shown)).toMatchObject({ fired: 6, messages: 15 });
  const [sms, push] = ['sms', 'push'].map(async (channel) =>
    (await alertsTo(member)).find((message) => message.channel === channel),
  );
  expect((await sms)?.body).toContain('Reply STOP to end');
  expect((await push)?.body).not.toContain('STOP');
  expect((await push)?.body).toContain('1-800-GAMBLER');
  const channels = (await alertsTo(member)).map(({ channel }) => channel).toSorted();
  expect(channels).toEqual(['email', 'push', 'sms'].flatMap((name) => Array(5).fill(name)));
});
