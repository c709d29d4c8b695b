import { PlainError } from './plainError.ts';
import { runSession } from './session.ts';
import { buildIfNeeded } from './steps/build.ts';
import { refreshOnce } from './steps/refresh.ts';
import { findRunning, isHosted } from './steps/store.ts';

/** One refresh, against the running start or the hosted project the environment names; then a build if the slate is new. */
async function refresh(): Promise<void> {
  if (!isHosted() && !(await findRunning())) {
    throw new PlainError(
      'Nothing is running here to refresh: run npm start first, or set SUPABASE_URL and SUPABASE_SECRET_KEY to refresh a hosted project.',
    );
  }
  const { slateHash, source } = await refreshOnce(console.log);
  const built = await buildIfNeeded(slateHash, () => console.log('Building the pages …'));
  console.log(`Data: ${source}. ${built ? 'The pages are new.' : 'The pages are unchanged.'}`);
}

await runSession(refresh, { stays: false });
