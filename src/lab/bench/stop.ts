import process from 'node:process';

/** Ends a bench that cannot run, with one sentence instead of a stack. */
export function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
