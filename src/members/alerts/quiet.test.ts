import { expect, test } from 'vitest';
import { MOMENTS } from '#domain/live/momentsNow.ts';
import { travel } from '#test/accounts/trial.ts';
import { newPayer, payingVisitor, subscriber, withBank } from '#test/billing/member.ts';

withBank();

const ALERTS = '/api/alerts';
const QUIET = `${ALERTS}/quiet`;
const zone = 'America/New_York';

test('each moment of followed teams’ games is off until it is set, once, and by who pays', async () => {
  const who = await subscriber();
  expect((await who.call(ALERTS)).body.alerts).toEqual([]);
  for (const moment of [...MOMENTS, 'start'])
    expect((await who.post(ALERTS, { wish: { kind: 'play', moment }, zone })).status).toBe(200);
  expect((await who.call(ALERTS)).body.alerts).toMatchObject(
    MOMENTS.toReversed().map(() => ({ kind: 'play', game: null, state: 'waiting', firings: [] })),
  );
  for (const wish of [
    { kind: 'play' },
    { kind: 'play', moment: 'score' },
    { kind: 'play', moment: 'start', gameId: 1 },
  ])
    expect((await who.post(ALERTS, { wish, zone })).status, JSON.stringify(wish)).toBe(400);
  const free = await newPayer();
  const wish = { kind: 'play', moment: 'final' };
  expect((await free.post(ALERTS, { wish, zone })).status).toBe(403);
  await who.post('/api/bets/pause', { userId: who.id, kind: 'pause', days: 1 });
  expect((await who.post(ALERTS, { wish, zone })).status).toBe(403);
});

test('quiet hours are 11 PM to 8 AM until others are saved; what is none is refused', async () => {
  const [who, other] = [await subscriber(), await subscriber()];
  expect((await who.call(ALERTS)).body.quiet).toEqual({ from: 23, to: 8 });
  expect((await who.post(QUIET, { from: 1, to: 7, zone })).body).toEqual({ ok: true });
  expect((await who.call(ALERTS)).body.quiet).toEqual({ from: 1, to: 7 });
  expect((await other.call(ALERTS)).body.quiet).toEqual({ from: 23, to: 8 });
  for (const body of [
    { from: 24, to: 7, zone },
    { from: -1, to: 7, zone },
    { from: 1.5, to: 7, zone },
    { from: 1, zone },
    { from: 1, to: 7 },
    { from: 1, to: 7, zone: 'Moon/Sea' },
  ])
    expect((await who.post(QUIET, body)).status, JSON.stringify(body)).toBe(400);
  expect((await payingVisitor().post(QUIET, { from: 1, to: 7, zone })).status).toBe(401);
  expect((await who.call(ALERTS)).body.quiet).toEqual({ from: 1, to: 7 });
});

test('755: a device that is not trusted yet neither sees nor changes what was saved elsewhere', async () => {
  const who = await subscriber();
  await who.post(ALERTS, { wish: { kind: 'play', moment: 'final' }, zone });
  await who.post(QUIET, { from: 1, to: 7, zone });
  await travel(61_000);
  const elsewhere = await newPayer(who.phone);
  expect((await elsewhere.call(ALERTS)).body).toMatchObject({
    quiet: { from: 23, to: 8 },
    alerts: [],
  });
  expect((await elsewhere.post(QUIET, { from: 9, to: 8, zone })).status).toBe(428);
  expect((await who.call(ALERTS)).body.quiet).toEqual({ from: 1, to: 7 });
});
