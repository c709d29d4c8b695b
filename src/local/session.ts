import { type Cleanup, createCleanup } from './cleanup.ts';
import { explain } from './plainError.ts';
import { stopAllChildren } from './services/child.ts';

/** Time limit of the end, however badly a part hangs. */
const END_WITHIN_MS = 20_000;

async function end(cleanup: Cleanup, code: number): Promise<never> {
  setTimeout(() => process.exit(code || 1), END_WITHIN_MS).unref();
  await cleanup.run();
  await stopAllChildren();
  process.exit(code);
}

const PARENT_WATCH_MS = 500;

/** The shell in which npm runs a script does not pass signals on: if npm started us, our parent's end counts as one. */
function onParentGone(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_WATCH_MS).unref();
}

/**
 * Runs a command to its end, or until Ctrl-C if it `stays`. Nothing it started is left behind, and a failure is one sentence on
 * stderr and exit code 1. The `fail` function it gets ends it later, too. Further signals while ending change nothing: npm sends
 * a second one at each Ctrl-C.
 */
export async function runSession(
  command: (cleanup: Cleanup, fail: (error: unknown) => void) => Promise<void>,
  { stays }: { stays: boolean },
): Promise<void> {
  const cleanup = createCleanup();
  let ending = false;
  let up = false;
  const stop = () => {
    if (ending) return;
    ending = true;
    // On a line of its own, after the terminal's ^C.
    process.stderr.write('\nStopping …\n');
    void end(cleanup, up ? 0 : 130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  onParentGone(stop);
  const fail = async (error: unknown) => {
    if (ending) return;
    ending = true;
    process.stderr.write(`${explain(error)}\n`);
    await end(cleanup, 1);
  };
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      // Once up, one function's mistake must not end the site.
      if (up) console.error(error);
      else void fail(error);
    });
  }
  try {
    await command(cleanup, (error) => void fail(error));
    up = true;
    if (!stays && !ending) await end(cleanup, 0);
  } catch (error) {
    await fail(error);
  }
}
