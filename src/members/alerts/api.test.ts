import process from 'node:process';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { slug } from '#domain/words/slug.ts';
import { signRefresh } from '#http/signedJob.ts';
import { LOCAL_TWILIO } from '#local/standins/twilio/account.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { SITE_URL, travel, trial } from '#test/accounts/trial.ts';
import {
  newPayer,
  type PayingMember,
  payingVisitor,
  subscriber,
  withBank,
} from '#test/billing/member.ts';
import { bareContext } from '#test/context.ts';
import { CHOSEN_WISHES, messagesStore } from '#test/messages/trial.ts';
import refresh from '../../../netlify/functions/refresh-background.ts';

withBank();
afterEach(() => vi.restoreAllMocks());

const ALERTS = '/api/alerts';
const ZONE = 'America/New_York';

async function refreshed() {
  await trial.database.query('delete from refresh_requests');
  await trial.database.query("update refresh_runs set started_at = started_at - interval '1 hour'");
  const headers = signRefresh(trial.database.secretKey, clock.now());
  const answer = await refresh(
    new Request(`${SITE_URL}/x`, { method: 'POST', headers }),
    bareContext(),
  );
  return (await answer.json()) as { readonly status: string };
}

/** A game of the slate with prices of both markets: the next one, or the last. */
async function slateGame(which: 'next' | 'last' = 'next') {
  const games = await storeOn(trial.database).readPublishedGames({ from: clock.now() });
  const priced = games.filter(
    ({ odds, prediction }) => prediction && odds.some(({ spread }) => spread),
  );
  const game = priced.at(which === 'next' ? 0 : -1);
  const [quote] = game?.odds ?? [];
  if (!game || !quote?.spread) throw new Error('no game with prices');
  return { game, spread: quote.spread };
}

beforeAll(async () => {
  process.env.SIMCAST_SOURCE = 'demo';
  process.env.SIMCAST_SAMPLES = 'quick';
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect((await refreshed()).status).toBe('done');
});

const setting = (who: Pick<PayingMember, 'post'>, wish: object, zone = ZONE) =>
  who.post(ALERTS, { wish, zone });
const anyPrice = { kind: 'return', league: 'NFL', cents: 2 };

test('only who is signed in, pays and has not shut themselves out sets any; everybody sees their own alone', async () => {
  expect((await payingVisitor().call(ALERTS)).status).toBe(401);
  expect((await setting(payingVisitor(), anyPrice)).status).toBe(401);
  const free = await newPayer();
  expect((await setting(free, anyPrice)).status).toBe(403);
  expect((await free.call(ALERTS)).body).toMatchObject({ premium: false, alerts: [] });
  const [who, other] = [await subscriber(), await subscriber()];
  const set = await setting(who, anyPrice);
  expect(set.body).toEqual({
    label: 'Any NFL bet worth taking above +2¢ per $1',
    channels: [],
    paused: false,
  });
  const shown = await who.call(ALERTS);
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  expect(shown.body).toMatchObject({
    premium: true,
    paused: false,
    aDay: 5,
    most: 50,
    alerts: [{ kind: 'return', state: 'waiting', game: null, firings: [] }],
  });
  const [{ id }] = shown.body.alerts;
  expect((await other.call(ALERTS)).body.alerts).toEqual([]);
  // Another member's alert looks as if it did not exist.
  expect((await other.post(`${ALERTS}/delete`, { id })).body).toEqual({ ok: true });
  expect((await who.call(ALERTS)).body.alerts).toHaveLength(1);
  await who.post('/api/bets/pause', { userId: who.id, kind: 'pause', days: 1 });
  expect((await setting(who, anyPrice)).status).toBe(403);
  expect((await who.call(ALERTS)).body).toMatchObject({ alerts: [] });
  expect((await who.post(`${ALERTS}/delete`, { id })).status).toBe(200);
});

test('a channel counts as on while the owner offers it', async () => {
  const who = await subscriber();
  const whence = { ip: '203.0.113.7', device: 'Test' };
  const consent = {
    version: 'test+alerts',
    wording: 'I agree.',
    settings: CHOSEN_WISHES,
    whence,
    sessionId: null,
  };
  expect(await messagesStore().giveConsent(who.id, 'sms', consent)).toBe('on');
  expect((await setting(who, anyPrice)).body.channels).toEqual([]);
  expect((await who.call(ALERTS)).body.channels).toEqual([]);
  for (const [name, value] of Object.entries({
    SIMCAST_SMS_PICKS: 'on',
    TWILIO_ACCOUNT_SID: LOCAL_TWILIO.account,
    TWILIO_AUTH_TOKEN: LOCAL_TWILIO.token,
    TWILIO_PICKS_MESSAGING_SERVICE_SID: LOCAL_TWILIO.service,
  })) {
    vi.stubEnv(name, value);
  }
  try {
    expect((await setting(who, anyPrice)).body.channels).toEqual(['sms']);
    expect((await who.call(ALERTS)).body.channels).toEqual(['sms']);
  } finally {
    vi.unstubAllEnvs();
  }
});

test('what is no wish is refused', async () => {
  const who = await subscriber();
  const { game } = await slateGame();
  const price = { kind: 'price', gameId: game.id, market: 'spread', side: 'home', line: -3 };
  for (const wish of [
    { ...price, american: 50 },
    { ...price, american: 110.5 },
    { ...price, american: -110, line: 1.1 },
    { ...price, american: -110, side: 'over' },
    { ...price, american: -110, line: undefined },
    { ...price, american: -110, market: 'moneyline' },
    { ...price, american: -110, more: 1 },
    { kind: 'return', league: 'XYZ', cents: 2 },
    { kind: 'return', league: null, cents: -1 },
    { kind: 'prediction', gameId: game.id, side: 'draw', team: false },
    { kind: 'other' },
  ]) {
    expect((await setting(who, wish)).status, JSON.stringify(wish)).toBe(400);
  }
  expect((await setting(who, anyPrice, 'Moon/Sea')).status).toBe(400);
  expect((await setting(who, { ...price, gameId: 9_999_999, american: 200 })).status).toBe(404);
  const foreign = await who.post(
    ALERTS,
    { wish: anyPrice, zone: ZONE },
    { origin: 'https://evil.test' },
  );
  expect(foreign.status).toBe(403);
});

test('a price that is there already, and a game that has begun, are said', async () => {
  const who = await subscriber();
  const { game, spread } = await slateGame();
  const price = { kind: 'price', gameId: game.id, market: 'spread', side: 'home' };
  const there = await setting(who, { ...price, line: spread.line, american: -9000 });
  expect(there.status).toBe(409);
  expect(there.body.error).toContain('You can get that price now');
  const set = await setting(who, { ...price, line: spread.line, american: 900 });
  expect(set.status).toBe(200);
  expect(set.body.label).toMatch(/ at \+900 or better$/);
  const left = Date.parse(game.gameTime) - Date.now();
  await travel(left + 60_000);
  const late = await setting(who, { ...price, line: spread.line, american: 800 });
  expect(late.status).toBe(409);
  expect(late.body.error).toContain('has started');
});

test('a refresh looks at them: what has changed since it was set is in the list', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const who = await subscriber();
  const { game } = await slateGame('last');
  const wish = { kind: 'prediction', gameId: game.id, side: 'home', team: false };
  expect((await setting(who, wish)).status).toBe(200);
  expect((await setting(who, { ...wish, team: true })).body.label).toBe(
    `${game.homeTeam.name}: our chance changes by 5 points`,
  );
  await travel(Date.parse('2026-11-21T15:00:00Z') - Date.now());
  await refreshed();
  const before = (await who.call(ALERTS)).body.alerts;
  expect(before.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'waiting']);
  await trial.database.query(
    `update member_alerts set base = jsonb_build_object($1::text, (base ->> $1)::numeric - 7) where game_id = $2`,
    [String(game.id), game.id],
  );
  expect((await refreshed()).status).toBe('done');
  const after = (await who.call(ALERTS)).body.alerts;
  expect(after).toMatchObject([
    { state: 'waiting', firings: [] },
    { state: 'fired', firings: [{ outcome: 'listed', gameId: game.id, messages: [] }] },
  ]);
  expect(after[1].firings[0].what).toMatch(/ to win, was \d+\.\d%/);
});

test('alerts that fail do not fail the refresh', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { query } = trial.database;
  await travel(Date.parse('2026-11-21T17:00:00Z') - Date.now());
  await query('alter function waiting_alerts(uuid, integer) rename to waiting_alerts_away');
  await query("notify pgrst, 'reload schema'");
  try {
    expect((await refreshed()).status).toBe('done');
    expect(said.mock.calls.join(' ')).toContain('Alerts:');
  } finally {
    await query('alter function waiting_alerts_away(uuid, integer) rename to waiting_alerts');
    await query("notify pgrst, 'reload schema'");
  }
});

test('722: followed teams are offered an alert, which is set by asking for it alone', async () => {
  const who = await subscriber();
  const { game } = await slateGame('last');
  const { league, homeTeam } = game;
  const id = `${league.toLowerCase()}:${slug(homeTeam.name)}`;
  const list = [{ id, at: new Date().toISOString() }];
  const follow = (member: PayingMember) =>
    member.post('/api/account/follows', { userId: member.id, version: 1, list });
  expect((await who.call(ALERTS)).body.offers).toEqual([]);
  await follow(who);
  const { offers, alerts } = (await who.call(ALERTS)).body;
  expect(alerts).toEqual([]);
  expect(offers).toMatchObject([
    {
      label: `${homeTeam.name}: our chance changes by 5 points`,
      wish: { kind: 'prediction', side: 'home', team: true },
    },
  ]);
  const set = await setting(who, offers[0].wish);
  expect(set.body.label).toBe(offers[0].label);
  const after = (await who.call(ALERTS)).body;
  expect([after.offers, after.alerts.length]).toEqual([[], 1]);
  const free = await newPayer();
  await follow(free);
  expect((await free.call(ALERTS)).body.offers).toEqual([]);
  await who.post('/api/alerts/delete', { id: after.alerts[0].id });
  await travel(61_000);
  const elsewhere = await newPayer(who.phone);
  expect((await elsewhere.call(ALERTS)).body.offers).toEqual([]);
  expect((await who.call(ALERTS)).body.offers).toHaveLength(1);
  await who.post('/api/bets/pause', { userId: who.id, kind: 'pause', days: 1 });
  expect((await who.call(ALERTS)).body.offers).toEqual([]);
});

test('786: an alert on a player names him; followed ones are offered, and nobody unknown is taken', async () => {
  const who = await subscriber();
  const asked = { kind: 'player', league: 'NBA', playerId: '3112335' };
  expect((await setting(who, asked)).status).toBe(404);
  expect((await setting(who, { ...asked, league: 'NCAAB' })).status).toBe(400);
  expect((await setting(who, { ...asked, playerId: "3'" })).status).toBe(400);
  await trial.database.query(
    `insert into players (league, player_id, name, team_key, position, seen_at)
      values ('NBA', '3112335', 'Nikola Jokić', 'DEN', 'C', clock())`,
  );
  const at = new Date().toISOString();
  const list = ['nba:p-3112335-nikola-jokic', 'nba:p-9-nobody'].map((id) => ({ id, at }));
  await who.post('/api/account/follows', { userId: who.id, version: 1, list });
  const label = 'Nikola Jokić (NBA) is ruled out, or off the report again';
  expect((await who.call(ALERTS)).body.players).toEqual([{ label, wish: asked }]);
  expect((await setting(who, asked)).body).toMatchObject({ label, paused: false });
  expect((await who.call(ALERTS)).body).toMatchObject({
    players: [],
    alerts: [{ kind: 'player', label, game: null, state: 'waiting' }],
  });
});
