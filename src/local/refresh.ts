import { commandLine } from './commandLine/commandLine.ts';
import { REFRESH } from './commandLine/scripts/site.ts';
import { runSession } from './session.ts';
import { buildIfNeeded } from './steps/build.ts';
import { refreshOnce } from './steps/refresh.ts';
import { needsProject } from './steps/store.ts';

commandLine(REFRESH);

/** One refresh, against the running start or the hosted project the environment names; then a build if the slate is new. */
async function refresh(): Promise<void> {
  await needsProject();
  const { slateHash, source } = await refreshOnce(console.log);
  const built = await buildIfNeeded(slateHash, () => console.log('Building the pages …'));
  console.log(`Data: ${source}. ${built ? 'The pages are new.' : 'The pages are unchanged.'}`);
}

await runSession(refresh, { stays: false });
