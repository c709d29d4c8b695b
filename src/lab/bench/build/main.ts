/**
 * `npm run bench -- build`: how long the pages of 1,000 games take to build, first drawing every social image and then reusing
 * those of the previous build, compared with an Astro project that serves the same bytes and does nothing else; what the site
 * takes without any game, and what the second half adds. `-- build 10000` uses another number.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { clock } from '#clock';
import { sampleEventSource } from '#feeds/sample/events/index.ts';
import { ROOT } from '#local/project.ts';
import { temporaryFolder } from '#local/scratch.ts';
import { startChild } from '#local/services/child.ts';
import { ASTRO } from '#local/steps/build.ts';
import { startTestDatabase } from '#local/testing.ts';
import { refreshSlate } from '#slate/refresh/refreshSlate.ts';
import { createStore, type Store } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { benchColumns } from '../table.ts';
import { writeBareProject } from './bare.ts';
import { manyGames } from './manyGames.ts';

const WANTED = Number(process.argv[3] ?? 1_000);
const HOUR_S = 3_600;
/** The social images drawn by earlier builds. */
const IMAGES = join(ROOT, 'node_modules/.astro/cards');
/** Approximate number of games in the sample slate. */
const SAMPLE = 140;

/** Seconds taken by one build into a folder. */
async function built(project: string, outDir: string): Promise<number> {
  const began = performance.now();
  const child = await startChild(process.execPath, [ASTRO, 'build', '--outDir', outDir], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  await child.exited;
  if (child.process.exitCode !== 0) throw new Error(child.log());
  return (performance.now() - began) / 1000;
}

const pagesIn = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html')).length;

const database = await startTestDatabase();
// Publishing ten thousand games is one statement that exceeds a hosted project's time limit.
await database.query("alter role service_role set statement_timeout = '20min'");
await database.query("notify pgrst, 'reload config'");
const { path: folder, remove } = await temporaryFolder('simcast-bench');
Object.assign(process.env, {
  SUPABASE_URL: database.supabaseUrl,
  SUPABASE_SECRET_KEY: database.secretKey,
  SIMCAST_SOURCE: 'demo',
});

/** A store for refreshes that take an hour: no real day's slate is a tenth as long. A build reads none of the answers. */
function patientStore(): Store {
  const patience = { readMs: 1000 * HOUR_S, writeMs: 1000 * HOUR_S };
  const store = createStore(connectStore(process.env, patience));
  return {
    ...store,
    saveAnswers: async () => {},
    acquireLease: (trigger, _, scope) => store.acquireLease(trigger, HOUR_S, scope),
    renewLease: (lease, stage) => store.renewLease(lease, stage, HOUR_S),
  };
}

async function publish(games: number): Promise<void> {
  const run = {
    store: patientStore(),
    source: manyGames(Math.ceil(games / SAMPLE)),
    events: sampleEventSource(),
    trigger: 'manual',
    log: () => {},
  } as const;
  const { status } = await refreshSlate({ ...run, now: clock.now() });
  if (status !== 'done') throw new Error(`The refresh is ${status}.`);
}

async function measured() {
  const [site, bare, other] = ['site', 'bare', 'other'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await rm(IMAGES, { recursive: true, force: true });
  const firstSeconds = await built(ROOT, site);
  const seconds = await built(ROOT, site);
  await writeBareProject(bare, site);
  const bareSeconds = await built(bare, other);
  const [pages, ofGames] = [await pagesIn(site), await pagesIn(join(site, 'game'))];
  await Promise.all([site, bare, other].map((each) => rm(each, { recursive: true, force: true })));
  return { games: ofGames, pages, firstSeconds, seconds, bareSeconds };
}

type Measured = Awaited<ReturnType<typeof measured>>;

const row = ({ games, pages, firstSeconds, seconds, bareSeconds }: Measured): string[] => [
  String(games),
  String(pages),
  firstSeconds.toFixed(1),
  seconds.toFixed(1),
  bareSeconds.toFixed(1),
  (firstSeconds / bareSeconds).toFixed(2),
  (seconds / bareSeconds).toFixed(2),
];

try {
  // Before the first slate: the rest of the site, including its scripts and styles.
  const none = await measured();
  await publish(WANTED / 2);
  const half = await measured();
  await publish(WANTED);
  const whole = await measured();
  const more = whole.pages - half.pages;
  const HEAD = ['games', 'pages', 'first s', 'again s', 'bare s', 'first ×', 'again ×'];
  console.log(benchColumns([HEAD, row(none), row(half), row(whole)]));
  const further = (of: 'firstSeconds' | 'seconds' | 'bareSeconds'): string =>
    `${((1000 * (whole[of] - half[of])) / more).toFixed(1)} ms`;
  console.log(
    `A further page: ${further('firstSeconds')}, again ${further('seconds')}, bare ${further('bareSeconds')}.`,
  );
} finally {
  await database.stop();
  await remove();
}
