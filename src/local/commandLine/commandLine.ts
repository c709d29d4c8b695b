import { writeSync } from 'node:fs';
import process from 'node:process';
import type { AskedCommand, Script } from './declared.ts';
import { asksForHelp, Mistake, readCommandLine, refuseKept } from './read.ts';
import { usageOf } from './usage.ts';

/** The output of a command line that asks for nothing to be done. */
interface Ended {
  readonly text: string;
  readonly code: 0 | 1;
}

/** What is asked, or what to print instead of doing anything. */
export function asked<const S extends Script>(
  script: S,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): AskedCommand<S> | Ended {
  if (asksForHelp(args)) return { text: usageOf(script), code: 0 };
  try {
    refuseKept(script, environment);
    return readCommandLine(script, args);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return { text: `${error.message}\n\n${usageOf(script)}`, code: 1 };
  }
}

/**
 * What the person who started this process asks. `--help` prints the usage and ends with 0; anything unknown, missing or
 * surplus prints what is wrong and the usage, and ends with 1. In both cases nothing else has been done: call it first.
 */
export function commandLine<const S extends Script>(script: S): AskedCommand<S> {
  const read = asked(script, process.argv.slice(2), process.env);
  if ('values' in read) return read;
  // At once: what is written to a stream may be lost at the exit.
  writeSync(read.code === 0 ? 1 : 2, `${read.text}\n`);
  process.exit(read.code);
}
