import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLine } from './commandLine/commandLine.ts';
import { RESET } from './commandLine/scripts/site.ts';
import { takeLock } from './lock.ts';
import { DIST, LOCAL, spoken } from './project.ts';
import { clearStaleServer } from './services/staleServer.ts';
import { runSession } from './session.ts';

commandLine(RESET);

/** Removes the local data and the built site, unless they are in use. */
async function reset(): Promise<void> {
  await takeLock(LOCAL);
  await clearStaleServer(join(LOCAL, 'postgres'));
  await rm(DIST, { recursive: true, force: true });
  await rm(LOCAL, { recursive: true, force: true });
  console.log(`Removed ${spoken(LOCAL)}/ and ${spoken(DIST)}/: the next npm start begins anew.`);
}

await runSession(reset, { stays: false });
