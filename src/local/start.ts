import { webAddress } from '#domain/product/webAddress.ts';
import type { Cleanup } from './cleanup.ts';
import { commandLine } from './commandLine/commandLine.ts';
import { START_SCRIPT } from './commandLine/scripts/site.ts';
import { requireFreePort } from './http/bind.ts';
import { takeLock } from './lock.ts';
import { PlainError } from './plainError.ts';
import { DIST, LOCAL, ROOT } from './project.ts';
import { runSession } from './session.ts';
import { startSite } from './site/site.ts';
import { startBuildHook } from './standins/buildHook.ts';
import { startAstroDev } from './steps/astroDev.ts';
import { buildIfNeeded, clearDrafts } from './steps/build.ts';
import { readPublished, refreshOnce } from './steps/refresh.ts';
import { sayWhenRestartNeeded } from './steps/restartNeeded.ts';
import { startServices } from './steps/services.ts';
import { loadEnvironment } from './steps/store.ts';
import { summary } from './summary.ts';

const { dev } = commandLine(START_SCRIPT).values;

const DEFAULT_PORT = 8888;

/** The port of the site: `PORT`, or 8888. */
function readPort({ PORT }: NodeJS.ProcessEnv): number {
  if (PORT === undefined || PORT === '') return DEFAULT_PORT;
  const port = Number(PORT);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new PlainError(`PORT is "${PORT}", which is no port: set it to a number from 1 to 65535.`);
}

/** The site's address if it is given: behind a tunnel or another server. */
function readUrl({ URL: text }: NodeJS.ProcessEnv): string | undefined {
  if (!text) return undefined;
  const address = webAddress(text);
  if (address?.path === '') return address.base;
  throw new PlainError(
    `URL is "${text}", which is no site's address: set it like https://simcast.example, without a path, or leave it out.`,
  );
}

const say = (line: string): void => console.log(line);

/** From now on a refresh that changes the slate builds the pages, through the same hook as when hosted. */
async function followSlates(cleanup: Cleanup): Promise<void> {
  const hook = await startBuildHook(async () => {
    const { slateHash } = await readPublished();
    if (await buildIfNeeded(slateHash, () => say('New predictions: building the pages …')))
      say('Built.');
  });
  await cleanup.add(hook.stop);
  process.env.BUILD_HOOK_URL = hook.url;
}

async function start(cleanup: Cleanup, fail: (error: unknown) => void): Promise<void> {
  loadEnvironment();
  const { SIMCAST_HOST: host } = process.env;
  const port = readPort(process.env);
  const siteUrl = readUrl(process.env) ?? `http://localhost:${port}`;

  await cleanup.add(await takeLock(LOCAL));
  await clearDrafts();
  await requireFreePort(port, host);
  say('Starting the database …');
  const services = await startServices(LOCAL, siteUrl, process.env, cleanup, fail);
  Object.assign(process.env, services.environment);
  say('Refreshing the predictions …');
  const { slateHash, source } = await refreshOnce(say);
  let pagesUrl: string | undefined;
  if (dev) pagesUrl = await startAstroDev(cleanup, fail);
  else if (await buildIfNeeded(slateHash, () => say('Building the pages …'))) say('Built.');
  if (!dev && process.env.SIMCAST_LOCAL) await followSlates(cleanup);
  const site = await startSite({
    root: ROOT,
    dist: DIST,
    port,
    siteUrl,
    reload: dev,
    ...(host === undefined ? {} : { host }),
    ...(pagesUrl === undefined ? {} : { pagesUrl }),
  });
  await cleanup.add(site.stop);
  if (dev) await cleanup.add(sayWhenRestartNeeded(ROOT, say));
  const seconds = performance.now() / 1000;
  say(summary({ siteUrl, rows: services.rows, source, seconds, dev }));
}

await runSession(start, { stays: true });
