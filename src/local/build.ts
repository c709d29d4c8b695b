import type { Cleanup } from './cleanup.ts';
import { commandLine } from './commandLine/commandLine.ts';
import { BUILD } from './commandLine/scripts/site.ts';
import { takeLock } from './lock.ts';
import { LOCAL } from './project.ts';
import { runSession } from './session.ts';
import { buildIfNeeded, clearDrafts } from './steps/build.ts';
import { readPublished, refreshOnce } from './steps/refresh.ts';
import { startServices } from './steps/services.ts';
import { findRunning, isHosted } from './steps/store.ts';

commandLine(BUILD);

type Fail = (error: unknown) => void;

const say = (line: string): void => console.log(line);

/** Starts the local database for the duration of the build, and refreshes it if nothing is published yet. */
async function openLocalStore(cleanup: Cleanup, fail: Fail): Promise<void> {
  await cleanup.add(await takeLock(LOCAL));
  await clearDrafts();
  say('Starting the database …');
  const { environment } = await startServices(
    LOCAL,
    'http://localhost',
    process.env,
    cleanup,
    fail,
  );
  Object.assign(process.env, environment);
  if ((await readPublished()).slateHash !== undefined) return;
  say('Refreshing the predictions …');
  await refreshOnce(say);
}

/** The static pages, from the hosted project the environment names, the running start, or the data of the last one. */
async function build(cleanup: Cleanup, fail: Fail): Promise<void> {
  if (!isHosted() && !(await findRunning())) await openLocalStore(cleanup, fail);
  const { slateHash, source } = await readPublished();
  const built = await buildIfNeeded(slateHash, () => say('Building the pages …'));
  say(built ? `Built. Data: ${source}.` : 'The pages are of this slate already.');
}

await runSession(build, { stays: false });
