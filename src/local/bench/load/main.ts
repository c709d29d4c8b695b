/** `npm run bench -- load`: what every public GET costs, and how many a second this machine answers. */
import process from 'node:process';
import * as z from 'zod';
import { connect } from '#server/store/client.ts';
import { createStore } from '#server/store/store.ts';
import { runRefresh } from '../../../../netlify/lib/runRefresh.ts';
import { startTestDatabase } from '../../testing.ts';
import { columns } from '../table.ts';
import { CONNECTIONS, type Fired, fire } from './fire.ts';
import { startServer } from './startServer.ts';

const PATHS = [
  '/api/games/upcoming',
  '/api/games/upcoming?league=nba',
  '/api/games/today',
  '/api/slate',
  '/api/odds/espn',
  '/api/stats/platform',
  '/api/individual-events/upcoming',
  '/api/ufc/upcoming',
  '/api/boxing/upcoming',
  '/api/golf/tours',
  '/api/golf/pga-tour/tournaments',
  '/api/tennis',
  '/api/tennis/predictions/all',
  '/api/tennis/stats',
  '/api/tennis/tours/list',
  '/api/games/upcoming?&&&&',
  '/api/games/999999999',
];

const row = ({ path, bytes, cpuMs, perSecond, p50, p99, errors }: Fired): string[] => [
  path,
  (bytes / 1000).toFixed(1),
  cpuMs.toFixed(2),
  perSecond.toFixed(0),
  p50.toFixed(0),
  p99.toFixed(0),
  String(errors),
];

const database = await startTestDatabase();
Object.assign(process.env, {
  SUPABASE_URL: database.supabaseUrl,
  SUPABASE_SECRET_KEY: database.secretKey,
  SIMCAST_SOURCE: 'demo',
});
try {
  const store = createStore(connect(process.env));
  await runRefresh({ store, trigger: 'manual', log: () => {} });
  const server = await startServer('functions', '');
  const upcoming = await (await fetch(`${server.url}/api/games/upcoming`)).json();
  const [game] = z.array(z.object({ id: z.int() })).parse(upcoming);
  const fired: Fired[] = [];
  for (const path of [...PATHS, `/api/games/${game?.id}`]) fired.push(await fire(server, path));
  const head = ['route', 'kB', 'CPU ms', 'a second', 'p50 ms', 'p99 ms', 'errors'];
  console.log(`The functions behind a plain server, ${CONNECTIONS} connections.\n`);
  console.log(columns([head, ...fired.map(row)]));
  server.stop();
} finally {
  await database.stop();
}
