import process from 'node:process';
import { explain, PlainError } from '../plainError.ts';

/** Runs a script that starts nothing: a failure is a sentence on stderr and exit code 1; a closed pipe ends it quietly. */
export async function runPlainly(main: () => Promise<unknown>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    await main();
  } catch (error) {
    console.error(explain(error));
    const isKnown = error instanceof PlainError || !explain(error).startsWith('Unexpected failure');
    // The stack is for whoever reports a fault.
    if (!isKnown && error instanceof Error) console.error(error.stack);
    process.exitCode = 1;
  }
}
