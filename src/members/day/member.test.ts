import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import type { TwoWayQuote } from '#domain/events/event.ts';
import type { FeedGame } from '#domain/game/game.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { homeAt, pricedGame } from '#domain/prices/payingGame.fixture.ts';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { canonicalJson } from '#slate/archive/hash.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { travel, trial } from '#test/accounts/trial.ts';
import {
  newPayer,
  type PayingMember,
  payingVisitor,
  subscriber,
  withBank,
} from '#test/billing/member.ts';
import { scriptedEvents, tennisMatch } from '#test/eventExample.ts';
import { PLACED_COUNTS, placePlayer } from '#test/placePlayer.ts';
import { placeSeason } from '#test/placeSeason.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import memberPage from '../../../netlify/functions/member-page.ts';
import { type MemberToday, memberToday } from './contract.ts';
import { MEMBER_PAGE, MEMBER_TODAY } from './paths.ts';

withBank();

const FRAME =
  '<!doctype html><html lang="en"><head></head><body><main><!--page--><!--/page--></main></body></html>';
let site: HttpServer;
/** The machine's own clock, and how far the tests' is ahead of it, ms. */
const machineNow = performance.now.bind(performance);
let ahead = 0;
/** Expires everything that an instance has cached. */
const expireCaches = (): void => {
  ahead += 100_000;
};

beforeAll(async () => {
  site = await listen(async () => new Response(FRAME));
});
afterAll(() => site?.stop());
beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => machineNow() + ahead);
  const { query } = trial.database;
  await query("set session_replication_role = 'replica'");
  await query(
    'truncate games, teams, events, slates, current_slate, ledger, grades, record_state, messages cascade',
  );
  await query("update refresh_lease set expires_at = '-infinity', run_id = null");
  await query('delete from refresh_runs');
  await query("set session_replication_role = 'origin'");
});

async function at(instant: string): Promise<void> {
  await travel(0);
  await travel(Date.parse(instant) - Date.now());
}

const refresh = (...games: FeedGame[]) => refreshWith({ NFL: games });
const refreshWith = (answers: Parameters<typeof scriptedSource>[0]) =>
  refreshTestSlate({
    store: storeOn(trial.database),
    source: scriptedSource(answers),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

const quote = (feed: OddsQuote['feed'], provider: string, home: number, away: number) => ({
  book: provider.toLowerCase(),
  feed,
  provider,
  sample: false,
  asOf: new Date().toISOString(),
  moneyline: { home, away },
});
/** Two contradicting books: who is wrong nobody can tell, so no price pays. */
const apart = () => [quote('espn', 'One', -122, 104), quote('bovada', 'Other', 112, -132)];
const together = (home = -122, away = 104) => [
  quote('espn', 'One', home, away),
  quote('bovada', 'Other', home, away),
];
/** With both starting quarterbacks, so that our model is near the books. */
const game = (gameTime: string, change: Partial<FeedGame> = {}): FeedGame =>
  nflGame('1', 0, {
    gameTime,
    availability: {
      home: { starter: { name: 'Josh Adams', status: 'announced' } },
      away: { starter: { name: 'Patrick Mahomes', status: 'announced' } },
    },
    ...change,
  });

async function dayOf(member: PayingMember): Promise<MemberToday> {
  expireCaches();
  const answer = await member.call(MEMBER_TODAY);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return memberToday.answer.parse(answer.body);
}

async function page(path: string = MEMBER_PAGE, init: RequestInit = {}): Promise<Response> {
  expireCaches();
  return memberPage(new Request(site.url + path, init), { site: { url: site.url } } as Context);
}
const told = async (): Promise<string> => {
  const answer = await page();
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
};

test('today is for members alone: not signed out, unpaid, lapsed, banned or shut out', async () => {
  await refresh(game(new Date(Date.now() + 5 * 3_600_000).toISOString(), { odds: apart() }));
  expect((await payingVisitor().call(MEMBER_TODAY)).status).toBe(401);
  const free = await newPayer();
  const refused = await free.call(MEMBER_TODAY);
  expect([refused.status, refused.body]).toEqual([
    403,
    { error: 'Your day is part of Premium. See what it includes under Subscribe.' },
  ]);
  const member = await subscriber();
  const day = await dayOf(member);
  expect(day.userId).toBe(member.id);
  expect([day.prices, day.unseen]).toEqual([[], []]);
  await trial.database.query(
    `insert into exclusions (phone_hash, kind, ends_at)
     select phone_hash, 'pause', clock() + interval '1 day' from members where id = '${member.id}'`,
  );
  const shut = await member.call(MEMBER_TODAY);
  expect(shut.status).toBe(403);
  expect(shut.body.error).toContain('1-800-GAMBLER');
  const lapsed = await subscriber();
  await trial.database.query(
    `update subscriptions set access_until = clock() - interval '1 minute' where customer_id =
      (select id from customers where member_id = '${lapsed.id}')`,
  );
  expect((await lapsed.call(MEMBER_TODAY)).status).toBe(403);
  const banned = await subscriber();
  await trial.database.query(
    `insert into bans (phone_hash, reason) select phone_hash, 'dispute' from members where id = '${banned.id}'`,
  );
  expect([401, 403]).toContain((await banned.call(MEMBER_TODAY)).status);
  expect((await member.post(MEMBER_TODAY, {})).status).toBe(405);
});

test('a member’s teams: how many are followed, and their next games with our chance for each', async () => {
  const member = await subscriber();
  const gameTime = new Date(Date.now() + 5 * 3_600_000).toISOString();
  await refresh(game(gameTime));
  expect((await dayOf(member)).teams).toEqual({ followed: 0, games: [], seasons: [], players: [] });
  const follow = (teams: string) =>
    trial.database.query(
      `insert into message_settings (member_id, hour, zone, leagues, teams, silent)
       select '${member.id}', 10, 'America/New_York', '{}', ${teams}, false
       on conflict (member_id) do update set teams = excluded.teams`,
    );
  await follow('array(select home_team_id from games)');
  const { followed, games } = (await dayOf(member)).teams;
  expect([followed, games.length]).toEqual([1, 1]);
  expect(games[0]).toMatchObject({ league: 'NFL', gameTime, timeKnown: true });
  const { homeShare, awayShare } = games[0] ?? {};
  expect((homeShare ?? 0) + (awayShare ?? 0)).toBeGreaterThan(95);
  await follow("'{987654321}'");
  expect((await dayOf(member)).teams).toEqual({ followed: 1, games: [], seasons: [], players: [] });
});

test('what a member follows is among their teams, with its season and what its game changes; untrusted devices see none', async () => {
  const member = await subscriber();
  await refresh(game(new Date(Date.now() + 5 * 3_600_000).toISOString()));
  await placeSeason(trial.database);
  const at = new Date().toISOString();
  await placePlayer(trial.database, { playerId: '9918298', name: 'Josh Adams' });
  const ids = ['nfl:buffalo-bills', 'ufc:jon-jones', 'nba', 'nfl:nobody', 'nfl:p-9918298-josh'];
  const list = ids.map((id) => ({
    id,
    at,
  }));
  await member.post('/api/account/follows', { userId: member.id, version: 1, list });
  const { teams } = await dayOf(member);
  expect([teams.followed, teams.games.length]).toEqual([1, 1]);
  expect(teams.seasons).toEqual([
    {
      id: 'nfl:buffalo-bills',
      path: '/team/nfl/buffalo-bills',
      text: 'Bills 70% to make the play-offs, −10',
      changes: '82% with a win at Chiefs, 60% with a loss',
    },
  ]);
  expect(teams.players).toMatchObject([
    {
      id: 'nfl:p-9918298',
      path: '/player/nfl/9918298-josh-adams',
      name: 'Josh Adams',
      text: `${PLACED_COUNTS}; Questionable, plays 70%`,
    },
  ]);
  await travel(61_000);
  const elsewhere = await newPayer(member.phone);
  expect((await dayOf(elsewhere)).teams).toEqual({
    followed: 0,
    games: [],
    seasons: [],
    players: [],
  });
  await member.post('/api/bets/pause', { userId: member.id, kind: 'pause', days: 1 });
  expect((await member.call(MEMBER_TODAY)).status).toBe(403);
});

test('two books that contradict each other have no price that pays: the day lists none, and the ledger says none', async () => {
  const member = await subscriber();
  await refresh(game(new Date(Date.now() + 5 * 3_600_000).toISOString(), { odds: apart() }));
  const { prices, unseen, asOf } = await dayOf(member);
  expect([prices, unseen]).toEqual([[], []]);
  expect(asOf).not.toBeNull();
  expect(await trial.database.query('select kind from ledger')).toEqual([{ kind: 'prediction' }]);
});

/** From here on the answer of bets worth taking has this game, with our readings. No slate holds them today. */
const answerWith = (gameTime: string, predictionId: number): void => {
  const priced = pricedGame(1, new Date(), [homeAt(100)], { gameTime });
  if (!priced.prediction) throw new Error('no prediction');
  const listed = listedGame({ ...priced, prediction: { ...priced.prediction, id: predictionId } });
  // As from text, which is not readonly.
  vi.spyOn(gamesUpcoming.answer, 'parse').mockReturnValue([JSON.parse(JSON.stringify(listed))]);
};

test('with readings: a price that pays has bet, price, book, ledger line, for two minutes; a game after tomorrow’s hour has none', async () => {
  const member = await subscriber();
  await at('2026-11-23T14:00:00Z');
  await refresh(game('2026-11-23T23:00:00Z', { odds: apart() }));
  const [line] = await trial.database.query<{ seq: string; prediction: string }>(
    "select seq, prediction_id as prediction from ledger where kind = 'prediction'",
  );
  const prediction = Number(line?.prediction);
  answerWith('2026-11-23T23:00:00Z', prediction);
  const { prices } = await dayOf(member);
  expect(prices).toHaveLength(1);
  expect(prices?.[0]).toMatchObject({
    american: 100,
    book: 'DraftKings',
    fair: -122,
    ledgerLine: Number(line?.seq),
    name: 'Chiefs @ Bills',
    league: 'NFL',
  });
  await at('2026-11-23T14:02:01Z');
  expect((await dayOf(member)).prices).toEqual([]);
  answerWith('2026-11-24T14:00:00Z', prediction);
  expect((await dayOf(member)).prices).toHaveLength(1);
  answerWith('2026-11-24T14:10:00Z', prediction);
  expect((await dayOf(member)).prices).toEqual([]);
});

const priceOfMatch = (provider: string, a: number, b: number): TwoWayQuote => ({
  book: provider.toLowerCase(),
  feed: 'espn',
  provider,
  sample: false,
  asOf: new Date().toISOString(),
  a,
  b,
});
/** Three books agree; a fourth offers a better price on Sinner. */
const matchApart = () => [
  ...['One', 'Two', 'Three'].map((name) => priceOfMatch(name, -105, -105)),
  priceOfMatch('Other', 125, -145),
];

/** A refresh with one match and no game. */
const refreshMatch = (hours: number, moneyline = matchApart()) =>
  refreshTestSlate({
    store: storeOn(trial.database),
    source: scriptedSource({}),
    events: scriptedEvents({ Tennis: [tennisMatch(hours, { moneyline })] }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

test('four books without a sharp one have no price that pays on a match; once their prices are old, tennis is named', async () => {
  const member = await subscriber();
  await at('2026-11-23T14:00:00Z');
  await refreshMatch(6);
  const fresh = await dayOf(member);
  expect([fresh.prices, fresh.unseen]).toEqual([[], []]);
  expect(await trial.database.query('select kind from ledger')).toEqual([{ kind: 'prediction' }]);
  const seen = new Date(Date.now() - 50 * 60_000).toISOString();
  await refreshMatch(
    6,
    matchApart().map((quote) => ({ ...quote, asOf: seen })),
  );
  const old = await dayOf(member);
  expect([old.prices, old.unseen]).toEqual([[], ['Tennis']]);
  await refreshMatch(25);
  expect((await dayOf(member)).prices).toEqual([]);
});

test('a game after tomorrow’s hour is none of today’s; without a price that pays the list is empty, not missing', async () => {
  const member = await subscriber();
  await refresh(game(new Date(Date.now() + 25 * 3_600_000).toISOString(), { odds: apart() }));
  expect((await dayOf(member)).prices).toEqual([]);
});

test('prices that nobody has read for 45 minutes are none; a league without current prices is named', async () => {
  const member = await subscriber();
  await at('2026-11-23T14:00:00Z');
  await refresh(game('2026-11-23T23:00:00Z', { odds: apart() }));
  const fresh = await dayOf(member);
  expect([fresh.prices, fresh.unseen]).toEqual([[], []]);
  await at('2026-11-23T14:46:00Z');
  const old = await dayOf(member);
  expect(old.prices).toBeNull();
  expect(old.unseen).toEqual(['NFL']);
  expect(old.asOf).toMatch(/^2026-11-23T14:00:0/);
});

test('what moved is told since 6 AM in New York, as consensus and our share were published then', async () => {
  const member = await subscriber();
  await at('2026-11-23T09:00:00Z');
  await refresh(game('2026-11-23T23:00:00Z', { odds: together(-140, 120) }));
  await at('2026-11-23T10:30:00Z');
  await refresh(game('2026-11-23T23:00:00Z', { odds: together(-122, 104) }));
  await at('2026-11-23T14:00:00Z');
  expect((await dayOf(member)).moved).toEqual([]);
  await refresh(game('2026-11-23T23:00:00Z', { odds: together(-180, 155) }));
  const { moved, since } = await dayOf(member);
  expect(since).toBe('2026-11-23T11:00:00.000Z');
  expect(moved).toHaveLength(1);
  expect(Date.parse(moved[0]?.since ?? '')).toBeLessThan(Date.parse(since));
  const books = moved[0]?.moves.find(({ of }) => of === 'moneyline');
  expect(books).toMatchObject({ side: 'Buffalo Bills', from: '53%', to: '63%' });
  const [first, last] = await trial.database.query<{ home: number }>(
    `select p.home_win_probability as home from ledger as l join predictions as p on p.id = l.prediction_id
     where l.kind = 'prediction' and l.appended_at > '2026-11-23T10:00:00Z' order by l.seq`,
  );
  expect(moved[0]?.moves.find(({ of }) => of === 'ours')).toMatchObject({
    from: `${first?.home.toFixed(0)}%`,
    to: `${last?.home.toFixed(0)}%`,
  });
});

/** Records a sent message that names prices of the one prediction. */
const sent = (member: PayingMember, state: string, hoursAgo: number, ...named: object[]) =>
  sentAs('digest', member, state, hoursAgo, ...named);
const sentAs = (
  kind: 'digest' | 'alert',
  member: PayingMember,
  state: string,
  hoursAgo: number,
  ...named: object[]
) =>
  trial.database.query(
    `insert into messages (member_id, channel, day, kind, key, body, named, decided_at, expires_at, state, settled_at)
     select $1::uuid, 'sms', (clock() - make_interval(hours => $3))::date, $5,
       case $5 when 'alert' then gen_random_uuid()::text else '' end, 'text',
       (select jsonb_agg(n || jsonb_build_object('predictionId', (select max(prediction_id) from ledger)))
        from jsonb_array_elements($4::jsonb) as n),
       clock() - make_interval(hours => $3), clock(), $2, clock() - make_interval(hours => $3)`,
    [member.id, state, hoursAgo, JSON.stringify(named), kind],
  );
const bills = { market: 'moneyline', side: 'home', line: null, american: 105, provider: 'One' };
const over = { market: 'total', side: 'over', line: 30.5, american: -110, provider: 'One' };

test('last week’s record is of what reached the member, losses first, each bet once at the price sent first', async () => {
  const member = await subscriber();
  await at('2026-11-20T14:00:00Z');
  await refresh(game('2026-11-20T23:00:00Z', { odds: together() }));
  await at('2026-11-21T15:00:00Z');
  expect((await dayOf(member)).sent).toMatchObject({ messages: 0, record: { lines: [] } });
  await sent(member, 'delivered', 24, bills, over);
  await sent(member, 'sent', 2, { ...bills, american: 120 });
  await sent(member, 'refused', 48, { ...over, side: 'under' });
  await sent(member, 'delivered', 8 * 24, { ...bills, side: 'away' });
  const open = (await dayOf(member)).sent;
  expect(open).toMatchObject({ messages: 2, others: 0, record: { pending: 2 } });
  await refresh(
    game('2026-11-20T23:00:00Z', {
      status: 'final',
      score: { home: 10, away: 24 },
      detail: 'Final',
    }),
  );
  const { record } = (await dayOf(member)).sent;
  expect(record.lines.map(({ bet, american, outcome }) => [bet, american, outcome])).toEqual([
    ['Buffalo Bills', 105, 'loss'],
    ['Over 30.5', -110, 'win'],
  ]);
  expect(record).toMatchObject({ pending: 0, figures: { lost: 1, won: 1 } });
  expect(record.figures.units).toBeCloseTo(100 / 110 - 1, 9);
  expect(record.figures.luck, 'too few to tell from luck').toBeUndefined();
});

test('what alerts told is counted apart and is no record of ours; a sample’s price never counts', async () => {
  const member = await subscriber();
  await at('2026-11-20T14:00:00Z');
  const sample = apart().map((one) => ({
    ...one,
    book: 'sample',
    provider: 'Sample',
    sample: true,
  }));
  await refresh(game('2026-11-20T23:00:00Z', { odds: [...together(), ...sample] }));
  await at('2026-11-20T16:00:00Z');
  await sentAs('alert', member, 'delivered', 1, bills);
  await sentAs('alert', member, 'dropped', 1, { ...bills, side: 'away' });
  expect((await dayOf(member)).sent).toMatchObject({
    messages: 0,
    alerts: 1,
    others: 0,
    record: { lines: [] },
  });
  await sent(member, 'delivered', 1, over, { ...bills, book: 'sample', provider: 'Sample' });
  const { record, ...counts } = (await dayOf(member)).sent;
  expect(counts).toEqual({ messages: 1, alerts: 1, others: 0 });
  expect(record.lines.map(({ bet }) => bet)).toEqual(['Over 30.5']);
});

/** An edge as an entry of the ledger has it, on the moneyline. */
const noted = (pick: 'home' | 'away', price: number, book: string, probability: number) => ({
  market: 'moneyline',
  pick,
  price,
  book,
  probability,
  choices: 2,
  claimed: (probability / 100) * (1 + price / 100) - 1,
});
const BOTH = [noted('home', 112, 'Other', 50), noted('away', 104, 'One', 50)];

/** Puts edges of the one game on the ledger, as a refresh does that shows them. */
async function note(edges: readonly object[]): Promise<void> {
  const [of] = await trial.database.query<{ game: string; prediction: string; start: Date }>(
    `select l.game_id as game, l.prediction_id as prediction, g.game_time as start
     from ledger as l join games as g on g.id = l.game_id where l.kind = 'prediction'`,
  );
  if (!of) throw new Error('no prediction is on the ledger');
  const payload = canonicalJson({
    type: 'edges',
    gameId: Number(of.game),
    startTime: new Date(of.start).toISOString(),
    predictionId: Number(of.prediction),
    edges,
  });
  await trial.database.query(
    "insert into ledger (kind, game_id, prediction_id, payload) values ('edges', $1, $2, $3)",
    [of.game, of.prediction, payload],
  );
}

test('visitors see yesterday’s prices as they stood at 10 AM, all of them, with how each ended', async () => {
  await at('2026-11-21T14:50:00Z');
  await refresh(game('2026-11-21T23:00:00Z', { odds: apart() }));
  await note(BOTH);
  // Gone by 11, but it had been shown at 10.
  await at('2026-11-21T16:00:00Z');
  await refresh(game('2026-11-21T23:00:00Z', { odds: together() }));
  await at('2026-11-22T06:30:00Z');
  expect(await told()).toContain('Not over yet 2');
  const lost = { status: 'final', score: { home: 10, away: 24 }, detail: 'Final' } as const;
  await refresh(game('2026-11-21T23:00:00Z', lost));
  const text = await told();
  expect(text).toContain('Saturday, November 21, as of 10:00 AM EST');
  expect(text).toContain('Lost 1 Won 1 Units, one on each +0.04');
  expect(text).toMatch(
    /Buffalo Bills NFL: .* \+112 Other Lost −1\.00 #\d+ Kansas City Chiefs NFL: .* \+104 One Won \+1\.04 #\d+/,
  );
  expect(text).toContain('it may all be luck');
  expect(text).toContain('Every one from 1 game');
});

test('of a day on which nothing paid, or of which we know nothing, visitors are told just that', async () => {
  await at('2026-11-21T14:50:00Z');
  await refresh(game('2026-11-21T23:00:00Z', { odds: together() }));
  await at('2026-11-22T15:00:00Z');
  expect(await told()).toContain('No bet worth making We looked at 1 game.');
  await at('2026-11-23T15:00:00Z');
  expect(await told()).toContain('Sunday, November 22, as of 10:00 AM EST');
  expect(await told()).toContain('We have no prices from 10:00 AM EST that day');
});

test('a price that nobody had seen for 45 minutes is none of that hour’s, whatever else was read; its league is named', async () => {
  await at('2026-11-21T03:00:00Z');
  const evening = game('2026-11-21T23:00:00Z', { odds: apart() });
  await refresh(evening);
  await note(BOTH);
  await at('2026-11-21T14:50:00Z');
  await refreshWith({ NFL: 'down' });
  await at('2026-11-22T15:00:00Z');
  expect(await told()).toContain('We have no prices from 10:00 AM EST that day');
});

test('one league’s old prices are not said to have been looked at with another’s', async () => {
  await at('2026-11-21T03:00:00Z');
  await refresh(game('2026-11-21T23:00:00Z', { odds: apart() }));
  await note(BOTH);
  await at('2026-11-21T14:50:00Z');
  const other = nflGame('2', 0, { league: 'NBA', gameTime: '2026-11-22T00:00:00Z', odds: apart() });
  await refreshWith({ NFL: 'down', NBA: [other] });
  await at('2026-11-22T15:00:00Z');
  const text = await told();
  expect(text).toContain('No bet worth making We looked at 1 game.');
  expect(text).toContain('We had no current prices for NFL then.');
});

test('a game that was put off since is still yesterday’s, with the start it had then', async () => {
  await at('2026-11-21T14:50:00Z');
  await refresh(game('2026-11-21T23:00:00Z', { odds: apart() }));
  await note(BOTH);
  await at('2026-11-21T17:00:00Z');
  await refresh(game('2026-11-23T23:00:00Z', { odds: together() }));
  await at('2026-11-22T15:00:00Z');
  const text = await told();
  expect(text).toContain('Not over yet 2');
  expect(text).toContain('Every one from 1 game');
  expect(text).toMatch(/Buffalo Bills NFL: [^#]*, Nov 21, 6:00 PM EST/);
});

test('the page is the same to everybody and kept by the CDN; without the store it says so and is not kept', async () => {
  const answer = await page();
  expect(answer.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=60');
  expect(answer.headers.get('vary')).toBeNull();
  expect((await page(`${MEMBER_PAGE}/?a=1`)).headers.get('location')).toBe('/member?a=1');
  expect((await page(MEMBER_PAGE, { method: 'DELETE' })).status).toBe(405);
  await trial.database.query('alter function prices_at rename to gone');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const away = await page();
  expect([away.status, away.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await away.text()).toContain('We cannot load yesterday’s prices right now');
  await trial.database.query('alter function gone rename to prices_at');
});
