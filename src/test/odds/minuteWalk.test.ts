import process from 'node:process';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { isShownNow } from '#domain/prices/shownSharpEdge.ts';
import { type FeedServer, serveFeed } from '#local/standins/feeds/serveFeed.ts';
import { theOddsApiStandIn } from '#local/standins/feeds/theOddsApi.ts';
import { readSharpEdgeRecord, readSharpEdges } from '#slate/answers/sharpEdges.ts';
import { gradeEdges } from '#slate/odds/gradeEdges.ts';
import { connectStore } from '#store/client.ts';
import oddsSchedule from '../../../netlify/functions/odds-schedule.ts';
import { travel, trial } from '../accounts/trial.ts';
import { setWish, storedTrialGame } from '../alerts/trial.ts';
import { withAddress, withChannels, withDevice } from '../messages/channelsTrial.ts';
import { payingMembers } from '../messages/trial.ts';
import { askedWorld, ELEVEN } from './lagging.ts';

withChannels();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const KEY = 'a-key-of-the-stand-in';
const MOVED = { home: -130, away: 112 };
const LAGS = 'betmgm' as const;
const OTHERS = ELEVEN.filter((book) => book !== LAGS);

let feed: FeedServer;
let books: ReturnType<typeof askedWorld>;
let game: number;
/** Minutes gone by since the test began. */
let minute: number;

beforeAll(() => {
  Object.assign(process.env, { THE_ODDS_API_KEY: KEY, ODDS_CREDITS_PER_DAY: '9000' });
});

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  minute = 0;
  // Games of other tests are out of the way.
  await trial.database.query("update games set status = 'postponed' where status = 'scheduled'");
  game = await storedTrialGame(HOUR);
  books = askedWorld(Date.now() + HOUR);
  feed = await serveFeed(theOddsApiStandIn(books.world, { key: KEY, credits: 20_000 }));
  process.env.THE_ODDS_API_BASE_URL = feed.url;
  process.env.THE_ODDS_API_KEY = KEY;
});
afterEach(async () => {
  await travel(0);
  await trial.database.query('delete from odds_readings where true');
  await trial.database.query('delete from odds_feeds where true');
  await trial.database.query('delete from odds_lease where true');
  await feed.stop();
  vi.restoreAllMocks();
});

/** Where it is noon: a member sleeps elsewhere. */
const east = 12 - new Date().getUTCHours();
const zone = `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
const client = () => connectStore(process.env);
/** The minute's function, `minutes` later. */
async function pass(minutes = 1): Promise<void> {
  minute += minutes;
  await travel(minute * MINUTE);
  await oddsSchedule();
}
const found = async () => {
  const since = new Date(clock.now().getTime() - 2 * HOUR);
  return (await readSharpEdges(client(), since)).filter(({ gameId }) => gameId === game);
};
const shown = async () => (await found()).filter((edge) => isShownNow(edge, clock.now()));

async function end(home: number, away: number): Promise<void> {
  await trial.database.query(
    `update games set status = 'final', home_score = ${home}, away_score = ${away}, begun_at = game_time where id = ${game}`,
  );
  await trial.database.query(
    `insert into results (game_id, version, home_score, away_score, recorded_at)
     select ${game}, 1 + count(*), ${home}, ${away}, clock() from results where game_id = ${game}`,
  );
}

test('a soft book lags: its price appears at the second reading, is pushed once and by nothing else, disappears at two minutes, and is graded at the close', async () => {
  const [member, other] = await payingMembers(2);
  if (!member || !other) throw new Error('nobody');
  const device = await withDevice(member, { zone }, undefined, 'test+alerts');
  await withAddress(other);
  for (const one of [member, other])
    await setWish(one, { kind: 'return', league: 'NFL', cents: 1 }, { zone });
  // Follows nobody: told nothing of this.
  const [elsewhere] = await payingMembers(1);
  if (!elsewhere) throw new Error('nobody');
  const silent = await withDevice(elsewhere, { zone }, undefined, 'test+alerts');
  await setWish(elsewhere, { kind: 'return', league: 'NFL', cents: 1, followed: true }, { zone });
  await pass();
  await pass();
  expect(await shown()).toEqual([]);
  books.ask(MOVED, ...OTHERS);
  await pass();
  // One reading alone is no move: feeds flicker.
  expect(await shown()).toEqual([]);
  await pass();
  const [edge, ...more] = await shown();
  expect(more).toEqual([]);
  expect(edge).toMatchObject({
    gameId: game,
    market: 'moneyline',
    side: 'home',
    book: LAGS,
    price: -108,
    seenAt: clock.now().toISOString(),
  });
  // Half of the distance is claimed, and a quarter of Kelly's stake of that half.
  const win = 100 / 108;
  const full = (edge?.consensus ?? 0) * (1 + win) - 1;
  expect(edge?.claim).toBeGreaterThan(0.4 * full);
  expect(edge?.claim).toBeLessThan(0.6 * full);
  expect(edge?.stake).toBeCloseTo((edge?.claim ?? 0) / win / 4, 6);
  expect([...device.shown.values()]).toEqual([
    expect.stringContaining('Bills to win −108 at BetMGM'),
  ]);
  expect(silent.shown.size).toBe(0);
  await pass();
  expect(await shown()).toHaveLength(1);
  await pass();
  // It still lags, and is shown no more: what stands for minutes is not worth what it claims.
  expect(await shown()).toEqual([]);
  expect(await found()).toMatchObject([{ goneAt: undefined }]);
  books.ask(MOVED, LAGS);
  await pass();
  expect(await found()).toMatchObject([{ goneAt: clock.now().toISOString() }]);
  expect(device.shown.size).toBe(1);
  const sent = await trial.database.query(
    "select distinct channel from messages where kind = 'alert'",
  );
  expect(sent).toEqual([{ channel: 'push' }]);

  await pass(50);
  await travel((minute + 240) * MINUTE);
  expect(await gradeEdges(client())).toBe(0);
  await end(24, 20);
  expect(await gradeEdges(client())).toBe(1);
  expect(await gradeEdges(client())).toBe(0);
  const [record] = await readSharpEdgeRecord(client());
  expect(record).toMatchObject({
    league: 'NFL',
    book: LAGS,
    shown: 1,
    graded: 1,
    wins: 1,
    closed: 1,
  });
  expect(record?.units).toBeCloseTo(win, 9);
  expect(record?.closingValues).toBeGreaterThan(0.02);

  // The feed corrects the result: one more grade, which alone counts.
  await end(20, 24);
  expect(await gradeEdges(client())).toBe(1);
  expect(await gradeEdges(client())).toBe(0);
  const [corrected] = await readSharpEdgeRecord(client());
  expect(corrected).toMatchObject({ shown: 1, graded: 1, wins: 0, losses: 1, units: -1 });
  expect(corrected?.closingValues).toBeCloseTo(record?.closingValues ?? 0, 9);
  const grades = () =>
    trial.database.query(
      'select result_version, outcome from sharp_edge_grades order by result_version',
    );
  const both = [
    { result_version: 1, outcome: 'win' },
    { result_version: 2, outcome: 'loss' },
  ];
  expect(await grades()).toEqual(both);
  await expect(
    trial.database.query("update sharp_edge_grades set outcome = 'win'"),
  ).rejects.toThrow('append-only');

  // It takes the result back and calls the game off: what was graded stays, the record says void.
  await trial.database.query(
    `update games set status = 'postponed', home_score = null, away_score = null where id = ${game}`,
  );
  expect(await gradeEdges(client())).toBe(0);
  expect((await readSharpEdgeRecord(client()))[0]).toMatchObject({ shown: 1, graded: 0, units: 0 });
  await travel((minute + 240) * MINUTE + 8 * 24 * HOUR);
  expect(await gradeEdges(client())).toBe(1);
  expect(await grades()).toEqual([{ result_version: 0, outcome: 'void' }, ...both]);
});

test('a sharp price that jumps and comes back shows nothing', async () => {
  await pass();
  await pass();
  for (let time = 0; time < 4; time += 1) {
    books.ask(MOVED, 'pinnacle', 'betonlineag');
    await pass();
    expect(await shown()).toEqual([]);
    books.level();
    await pass();
    expect(await shown()).toEqual([]);
  }
  expect(await found()).toEqual([]);
});

test('a book that moves away by itself shows nothing', async () => {
  await pass();
  await pass();
  books.ask({ home: 112, away: -130 }, LAGS);
  for (let time = 0; time < 4; time += 1) await pass();
  expect(await found()).toEqual([]);
});

test('a book that the feed no longer looks at shows nothing, before it is out and after', async () => {
  await pass();
  await pass();
  books.ask({ home: -108, away: -108, scannedAt: clock.now().getTime() }, LAGS);
  await pass();
  books.ask(MOVED, ...OTHERS);
  for (let time = 0; time < 14; time += 1) await pass();
  expect(await found()).toEqual([]);
});

test('a wrong key in between: nothing new is shown for what moved meanwhile', async () => {
  await pass();
  await pass();
  books.ask(MOVED, ...OTHERS);
  process.env.THE_ODDS_API_KEY = 'another';
  await pass();
  process.env.THE_ODDS_API_KEY = KEY;
  for (let time = 0; time < 3; time += 1) await pass();
  expect(await found()).toEqual([]);
});

test('without a sharp book, and at slow readings of a US league, nothing is shown', async () => {
  books.ask(
    { home: -108, away: -108, scannedAt: Date.now() - HOUR },
    'pinnacle',
    'betonlineag',
    'betfair_ex_eu',
  );
  await pass();
  await pass();
  books.ask(MOVED, 'draftkings', 'fanduel', 'espnbet', 'betrivers');
  await pass();
  await pass();
  expect(await found()).toEqual([]);
  books.level();
  await pass();
  await pass();
  books.ask(MOVED, ...OTHERS);
  await pass(8);
  await pass(8);
  await pass(8);
  expect(await found()).toEqual([]);
});
