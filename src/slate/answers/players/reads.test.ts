import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { gamePlayersRecipeSchema, gamePlayersSchema } from '#contract/players/gamePlayers.ts';
import {
  EXAMPLE_LINE,
  EXAMPLE_PLAYERS_RECIPE,
  EXAMPLE_RECEIVER,
} from '#domain/players/exampleLine.fixture.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { createSite } from '#wiring';
import gamePlayers from '../../../../netlify/functions/game-players.ts';
import { knownPlayer } from './knownPlayer.ts';
import { linesOfGames } from './linesOfGames.ts';
import { nextLine } from './nextLine.ts';
import { playersLearnedTo } from './playersLearnedTo.ts';
import { presentPlayer } from './presentPlayer.ts';

let database: TestDatabase;
/** A game with lines of its players, and one without. */
let drawn = 0;
let undrawn = 0;
let predictionId = 0;

beforeAll(async () => {
  database = await startTestDatabase();
  vi.stubEnv('SUPABASE_URL', database.supabaseUrl);
  vi.stubEnv('SUPABASE_SECRET_KEY', database.secretKey);
  const store = storeOn(database);
  await refreshTestSlate({
    store,
    source: scriptedSource({ NFL: [nflGame('1', 30), nflGame('2', 40)] }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });
  const games = await store.readPublishedGames();
  [drawn = 0, undrawn = 0] = games.map(({ id }) => id);
  predictionId = games[0]?.prediction?.id ?? 0;
  // The refresh has drawn lines of its own.
  await database.query(`do $do$ begin
    set local session_replication_role = replica;
    delete from player_lines where true;
    delete from players where true;
  end $do$`);
  await database.query('insert into player_lines values ($1, $2, $3, $4, now())', [
    predictionId,
    drawn,
    JSON.stringify(EXAMPLE_PLAYERS_RECIPE),
    JSON.stringify([EXAMPLE_LINE, EXAMPLE_RECEIVER]),
  ]);
  await database.query(
    `insert into players (league, player_id, name, team_key, position, status, chance, seen_at)
     values ('NFL', '3139477', 'Patrick Mahomes', 'KC', 'QB', 'Questionable', 0.75, now())`,
  );
  await database.query(
    `insert into player_games (league, player_id, game_id, day, team_key, opponent_key, home, started, stats, said)
     values ('NFL', '3139477', $1, '2026-11-08', 'KC', 'DEN', true, true, '{"passingYards": 251}', '{"passingYards": [255, 180, 210, 252, 300, 330]}'),
       ('NFL', '3139477', $2, '2026-11-15', 'KC', 'BUF', false, null, '{"passingYards": 301}', null)`,
    [drawn, undrawn],
  );
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database?.stop();
});

const site = () =>
  createSite({ SUPABASE_URL: database.supabaseUrl, SUPABASE_SECRET_KEY: database.secretKey });

test('a player is read with his last games, the newest first; whom no feed has named is nobody', async () => {
  const read = site().use(knownPlayer);
  expect(await read({ league: 'NFL', playerId: '3139477' })).toEqual({
    name: 'Patrick Mahomes',
    team: 'KC',
    position: 'QB',
    status: 'Questionable',
    chance: 0.75,
    games: [
      expect.objectContaining({ gameId: undrawn, started: undefined, said: undefined }),
      expect.objectContaining({
        gameId: drawn,
        started: true,
        teamName: nflGame('1', 30).homeTeam.name,
        opponentName: nflGame('1', 30).awayTeam.shortName,
        stats: { passingYards: 251 },
        said: { passingYards: [255, 180, 210, 252, 300, 330] },
      }),
    ],
  });
  expect(await read({ league: 'NBA', playerId: '3139477' })).toBeUndefined();
});

test('an id of before a feed named him leads to his number', async () => {
  await database.query("update players set formerly = 'n7' where player_id = '3139477'");
  const read = site().use(presentPlayer);
  expect(await read({ league: 'NFL', playerId: 'n7' })).toEqual({
    playerId: '3139477',
    name: 'Patrick Mahomes',
  });
  expect(await read({ league: 'NBA', playerId: 'n7' })).toBeUndefined();
});

test('how far the box scores are learned is read by league; nothing before a league has any', async () => {
  const read = site().use(playersLearnedTo);
  await database.query("update player_states set learned_to = '2026-11-20' where league = 'NFL'");
  expect(await read('NFL')).toBe('2026-11-20');
  expect(await read('NHL')).toBeUndefined();
});

test('lines are read by predictions', async () => {
  const read = site().use(linesOfGames);
  expect([...(await read([predictionId, predictionId + 1]))]).toEqual([
    [predictionId, [EXAMPLE_LINE, EXAMPLE_RECEIVER]],
  ]);
  expect((await read([])).size).toBe(0);
});

test('a player’s next line is his own of the first prediction that has one of him', async () => {
  const read = site().use(nextLine);
  const { playerId } = EXAMPLE_RECEIVER;
  const later = { ...EXAMPLE_RECEIVER, plays: 0.5 };
  // A later game's prediction, as a lineup that also names him leaves it.
  const [other] = await database.query<{ id: string }>(
    'select id from predictions where id <> $1 order by id limit 1',
    [predictionId],
  );
  const second = Number(other?.id);
  await database.query('insert into player_lines values ($1, $2, $3, $4, now())', [
    second,
    undrawn,
    JSON.stringify(EXAMPLE_PLAYERS_RECIPE),
    JSON.stringify([later]),
  ]);
  const nobody = Math.max(predictionId, second) + 1;
  const first = { predictionId, line: EXAMPLE_RECEIVER };
  expect(await read({ predictions: [nobody, predictionId, second], playerId })).toEqual(first);
  const same = { predictionId: second, line: later };
  expect(await read({ predictions: [second, predictionId], playerId })).toEqual(same);
  expect(await read({ predictions: [nobody], playerId })).toBeUndefined();
  expect(await read({ predictions: [], playerId })).toBeUndefined();
  for (const strange of ['1"}]', '$id', "'; drop table player_lines; --"])
    expect(await read({ predictions: [predictionId], playerId: strange })).toBeUndefined();
  await database.query(`do $do$ begin
    set local session_replication_role = replica;
    delete from player_lines where prediction_id = ${second};
  end $do$`);
});

test('a game’s players and their recipe are answered by their contracts; without lines they are not there', async () => {
  const ask = (id: number | string, more = '') =>
    gamePlayers(new Request(`https://simcast.test/api/games/${id}/players${more}`), {
      params: { id: String(id) },
    } as unknown as Context);
  const answer = await ask(drawn);
  expect(answer.headers.get('netlify-cache-tag')).toBe(`slate,game-${drawn}`);
  expect(gamePlayersSchema.parse(await answer.json())).toMatchObject({
    gameId: drawn,
    predictionId,
    players: [EXAMPLE_LINE, EXAMPLE_RECEIVER],
  });
  const recipe = gamePlayersRecipeSchema.parse(await (await ask(drawn, '/recipe')).json());
  expect(recipe.recipe).toEqual(EXAMPLE_PLAYERS_RECIPE);
  for (const [id, status] of [
    [undrawn, 404],
    [999_999, 404],
    ['x', 400],
  ] as const)
    expect((await ask(id)).status, String(id)).toBe(status);
  await database.query('update player_lines set lines = null where prediction_id = $1', [
    predictionId,
  ]);
  expect((await ask(drawn)).status).toBe(404);
  expect((await ask(drawn, '/recipe')).status).toBe(200);
});
