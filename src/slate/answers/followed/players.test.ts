import process from 'node:process';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followed } from '#contract/followed.ts';
import { playersAsked } from '#domain/follow/playerNow.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { createStore } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { PLACED_COUNTS, placePlayer } from '#test/placePlayer.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { placeSite } from '#wiring';
import handler from '../../../../netlify/functions/followed.ts';
import { playersReader } from './playersReader.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
  process.env.SUPABASE_URL = database.supabaseUrl;
  process.env.SUPABASE_SECRET_KEY = database.secretKey;
  const source = scriptedSource({ NFL: [nflGame('soon', 2)] });
  const store = createStore(connectStore(process.env));
  await refreshTestSlate({ store, source, trigger: 'manual', now: new Date(), log: () => {} });
  await placePlayer(database, { playerId: '9918298', name: 'Josh Adáms' });
});
afterAll(async () => {
  placeSite(undefined);
  await database?.stop();
});

const read = (...ids: readonly string[]) =>
  playersReader(connectStore(process.env))(playersAsked(ids), new Date());

test('a followed player has his next game with his counts, and his last one with what we had said', async () => {
  const url = new URL('/api/followed', 'http://localhost:8888');
  url.searchParams.set('of', 'nfl:p-9918298-josh-adams');
  const answer = await handler(new Request(url), { params: {} } as unknown as Context);
  expect(answer.status).toBe(200);
  const { items } = followed.answer.parse(await answer.json());
  expect(items).toMatchObject([
    {
      id: 'nfl:p-9918298-josh-adams',
      name: 'Josh Adáms',
      leagueName: 'NFL',
      path: '/player/nfl/9918298-josh-adams',
      next: { path: expect.stringMatching(/^\/game\/\d+$/), timeKnown: true },
      player: { position: 'QB', status: 'Questionable', plays: 0.7 },
    },
  ]);
  const said = items[0]?.player;
  expect(said?.counts.map(({ says }) => says).join(', ')).toBe(PLACED_COUNTS);
  expect(said?.playsSaid).toBe('Questionable, plays 70%');
  expect(said?.last?.did.map(({ says }) => says)).toEqual([
    '250 pass yds (we said 240, 200–280)',
    '2 pass TD',
    '3 rush yds',
  ]);
});

test('786: who is not known stays on the list without a name', async () => {
  const url = 'http://localhost:8888/api/followed?of=nfl%3Ap-1-nobody-knows';
  const answer = await handler(new Request(url), { params: {} } as unknown as Context);
  const { items } = followed.answer.parse(await answer.json());
  expect(items).toMatchObject([{ id: 'nfl:p-1-nobody-knows', path: '/league/nfl' }]);
  expect(items[0]?.name).toBeUndefined();
});

test('an id from before a feed named him leads to the one player of that name', async () => {
  const [old, other] = ['nfl:p-n77-josh-adams', 'nfl:p-n78-joe-other'];
  const players = await read(old, other);
  expect([...players.keys()]).toEqual(['nfl:p-n77']);
  expect(players.get('nfl:p-n77')?.playerId).toBe('9918298');
  // Two of one name: nobody is guessed.
  await placePlayer(database, { playerId: '55', name: 'Josh Adams' });
  expect((await read(old)).size).toBe(0);
  expect((await read('nfl:p-9918298', 'nfl:p-55')).size).toBe(2);
});

test('the newest word of the reports stands beside the one before it', async () => {
  expect((await read('nfl:p-9918298')).get('nfl:p-9918298')?.news).toBeUndefined();
  const tell = (status: string | null, minutes: number) =>
    database.query(
      `insert into player_news (league, player_id, team_key, status, told_at)
        values ('NFL', '9918298', 'BUF', $1, clock() - make_interval(mins => $2))`,
      [status, minutes],
    );
  await tell('Questionable', 60);
  const first = (await read('nfl:p-9918298')).get('nfl:p-9918298');
  expect(first?.news).toMatchObject({ status: 'Questionable', before: null });
  await tell('Out', 5);
  const second = (await read('nfl:p-9918298')).get('nfl:p-9918298');
  expect(second?.news).toMatchObject({ status: 'Out', before: 'Questionable' });
});
