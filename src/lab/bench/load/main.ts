/**
 * `npm run bench -- load`: what every public GET costs, how many a second this machine answers, and how much memory
 * stays in use, and how many of a rush of new readers get in. `-- load api`, `-- load memory`, `-- load site` or `-- load rush`
 * measures only one of them.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import * as z from 'zod';
import { EXAMPLE_LIVE } from '#contract/live/exampleLive.fixture.ts';
import { GAME_LIVE, GAME_LIVE_CURVE } from '#contract/live/paths.ts';
import { PATHS } from '#contract/paths.ts';
import { DIST } from '#local/project.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { runRefresh } from '#slate/operation/runRefresh.ts';
import { createStore } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { benchColumns } from '../table.ts';
import { afterBurst } from './burst.ts';
import { CONNECTIONS, type Fired, fire } from './fire.ts';
import { memoryText } from './memory.ts';
import { rushTable } from './rush.ts';
import { type ServerUnderLoad, startLoadedServer } from './startServer.ts';

const UPCOMING = PATHS.gamesUpcoming;
const HEAD = ['route', 'kB', 'CPU ms', 'a second', 'p50 ms', 'p99 ms', 'errors'];

/** The public GETs, an existing game, the most expensive requests, and redirects. */
async function apiPaths(server: ServerUnderLoad): Promise<string[]> {
  const answer = await fetch(server.url + UPCOMING);
  const [game] = z.array(z.object({ id: z.int() })).parse(await answer.json());
  const paths = Object.values(PATHS).map((path) =>
    path.replace(':id', String(game?.id)).replace(':tour', 'pga-tour'),
  );
  const live = [GAME_LIVE, GAME_LIVE_CURVE].map((path) => path.replace(':id', String(game?.id)));
  return [...paths, ...live, `${UPCOMING}?league=NBA`, `${UPCOMING}?&&&&`, '/api/games/999999999'];
}

const row = ({ path, bytes, cpuMs, perSecond, p50, p99, errors }: Fired): string[] => [
  path,
  (bytes / 1000).toFixed(1),
  cpuMs.toFixed(2),
  perSecond.toFixed(0),
  p50.toFixed(0),
  p99.toFixed(0),
  String(errors),
];

async function table(server: ServerUnderLoad, paths: readonly string[]): Promise<string> {
  const fired: Fired[] = [];
  for (const path of paths) fired.push(await fire(server, path));
  return benchColumns([HEAD, ...fired.map(row)]);
}

async function functions(): Promise<void> {
  const server = await startLoadedServer('functions', '');
  const paths = await apiPaths(server);
  console.log(`The functions behind a plain server, ${CONNECTIONS} connections.\n`);
  console.log(`${await table(server, paths)}\n`);
  console.log('Aim: at most 5 ms, at least 2,000 a second, p99 at most 300 ms, no errors.\n');
  console.log(`${await afterBurst(server, UPCOMING)}\n`);
  server.stop();
}

const FILES = ['/', '/predictions', '/league/nfl', '/robots.txt', '/favicon.ico'];

async function memory(): Promise<void> {
  const server = await startLoadedServer('site', DIST);
  console.log('Memory of the local site, garbage collected. Aim: 50 MB more at most.\n');
  console.log(`${await memoryText(server, [...FILES, ...(await apiPaths(server))])}\n`);
  server.stop();
}

async function site(): Promise<void> {
  const server = await startLoadedServer('site', DIST);
  console.log(`The local site, ${CONNECTIONS} connections. Aim: at least 3,000 files a second.\n`);
  console.log(await table(server, [...FILES, UPCOMING, '/league/none', '/nothing']));
  server.stop();
}

const BUILT = existsSync(join(DIST, 'index.html'));
const wanted = process.argv[3];

/** Every game as it is played, with a state a minute: what ten thousand readers of one game ask for. */
async function playAll({ query }: Pick<TestDatabase, 'query'>): Promise<void> {
  const { before, now, detail } = EXAMPLE_LIVE;
  const [said, figures] = [JSON.stringify(before), JSON.stringify(now)];
  await query(
    `insert into live_games (game_id, prediction_id, before, margins, stage, detail, between, state, figures, told_at, changed_at)
      select game_id, prediction_id, $1, '[[-3, 400], [4, 600]]', 'playing', $3, false,
        '{"sport": "football", "home": 17, "away": 10, "period": 3, "secondsLeft": 494}', $2, public.clock(), public.clock()
      from ledgered_predictions where shown on conflict do nothing`,
    [said, figures, detail],
  );
  await query(
    `insert into live_states (game_id, read_at, stage, state, home, draw)
      select game_id, told_at, stage, state || jsonb_build_object('secondsLeft', 900 - minute), 50 + minute % 7, 0
      from live_games, generate_series(1, 150) minute order by minute`,
  );
}

async function ofTheSite(): Promise<void> {
  const database = await startTestDatabase();
  Object.assign(process.env, {
    SUPABASE_URL: database.supabaseUrl,
    SUPABASE_SECRET_KEY: database.secretKey,
    SIMCAST_SOURCE: 'demo',
  });
  try {
    const store = createStore(connectStore(process.env));
    await runRefresh({ store, trigger: 'manual', log: () => {} });
    await playAll(database);
    if (wanted === undefined || wanted === 'api') await functions();
    if (!BUILT) console.log('The pages are not built: what serves them is not measured.');
    else {
      if (wanted === undefined || wanted === 'memory') await memory();
      if (wanted === undefined || wanted === 'site') await site();
    }
  } finally {
    await database.stop();
  }
}

if (wanted !== 'rush') await ofTheSite();
if (wanted === undefined || wanted === 'rush') {
  console.log(
    'A rush of new readers at the limits of Supabase Auth, by its stand-in. Aim: all of them.\n',
  );
  console.log(await rushTable());
}
process.exit();
