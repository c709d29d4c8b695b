/**
 * `npm run bench -- archive`: what pages of past games and events cost a function, drawn alone and out of a database of 50,000 of
 * them, and what their statements cost the database.
 */
import './pages.ts';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { listen } from '#local/http/listen.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { benchColumns } from '../table.ts';
import { type AddressKind, addressesIn } from './addresses.ts';
import { fill } from './fill.ts';
import { slowest } from './statements.ts';

/** As long as a real frame. */
const SHELL = `<head><!--head--><!--/head--></head><body><!--sample--><!--/sample--><!--page--><!--/page-->${' '.repeat(40_000)}</body>`;

/** The table's rows, measured in a thread of their own. */
function measured(database: TestDatabase, kinds: readonly AddressKind[], siteUrl: string) {
  const env = {
    ...process.env,
    SUPABASE_URL: database.supabaseUrl,
    SUPABASE_SECRET_KEY: database.secretKey,
  };
  return new Promise<readonly string[][]>((resolve, reject) => {
    const rows: string[][] = [];
    const worker = new Worker(new URL('./requests.ts', import.meta.url), {
      env,
      workerData: { kinds, siteUrl },
    });
    worker.on('message', (row: string[]) => rows.push(row));
    worker.on('error', reject);
    worker.on('exit', () => resolve(rows));
  });
}

const site = await listen(async () => new Response(SHELL));
const database = await startTestDatabase();
try {
  console.log(`\n${await fill(database)}`);
  const rows = await measured(database, await addressesIn(database.query), site.url);
  console.log(benchColumns([['', 'CPU ms', 'ms in all', 'kB'], ...rows]));
  console.log(`\n${await slowest(database.query)}`);
} finally {
  await database.stop();
  await site.stop();
}
console.log('Aim: a page within 5 ms of processor time, database apart.');
