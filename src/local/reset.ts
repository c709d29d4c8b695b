import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLine } from './commandLine/commandLine.ts';
import { RESET } from './commandLine/scripts/site.ts';
import { takeLock } from './lock.ts';
import { removeData } from './ownData.ts';
import { DIST, LOCAL, spokenProject } from './project.ts';
import { clearStaleServer } from './services/staleServer.ts';
import { runSession } from './session.ts';

commandLine(RESET);

/** At most so many things that stay are named. */
const NAMED = 5;

/** Removes the local data and the built site, unless they are in use. */
async function reset(): Promise<void> {
  await takeLock(LOCAL);
  await clearStaleServer(join(LOCAL, 'postgres'));
  await rm(DIST, { recursive: true, force: true });
  const kept = await removeData(LOCAL);
  const removed =
    kept.length > 0 ? `our data in ${spokenProject(LOCAL)}/` : `${spokenProject(LOCAL)}/`;
  console.log(`Removed ${removed} and ${spokenProject(DIST)}/: the next npm start begins anew.`);
  if (kept.length > 0)
    console.log(`What is not ours there stays (${kept.slice(0, NAMED).join(', ')}).`);
}

await runSession(reset, { stays: false });
