import process from 'node:process';
import { clock } from '#clock';
import { Refused } from '#contract/refused.ts';
import type { Log } from '#domain/operation/log.ts';
import { withoutSecrets } from '#domain/operation/publicText.ts';

/** Settings that nobody may read in a log. */
const SECRET = /KEY|SECRET|TOKEN|HOOK|SID|_URL$/;
/** Shorter ones are words like any other. */
const LEAST = 8;

/** A text without the secrets of this environment, those of a known shape, and phone numbers. */
function masked(text: string): string {
  let open = text;
  for (const [name, value = ''] of Object.entries(process.env)) {
    if (value.length < LEAST || !SECRET.test(name) || name === 'SUPABASE_URL') continue;
    for (const part of value.split('|'))
      if (part.length >= LEAST) open = open.replaceAll(part, `[${name}]`);
  }
  return withoutSecrets(open);
}

const METHOD = { info: 'log', warn: 'warn', error: 'error' } as const;

/** Whether a person is watching. */
const onTerminal = (): boolean =>
  process.env.SIMCAST_LOCAL !== undefined && process.stdout.isTTY === true;

/** "games 177, graded 2" */
const counted = (counts: object): string =>
  Object.entries(counts)
    .map((pair) => pair.join(' '))
    .join(', ');

/**
 * The log of a job: one JSON object a line, with its time, level, run and stage, message and counts; on the terminal of a
 * local start the message with its stage. No line holds a secret of the environment or a phone number.
 * @param ofRun the run that every line is of, where it does not name one
 */
export function jobLog(job: string, ofRun?: string): Log {
  return (message, { level = 'info', run = ofRun, stage, counts } = {}) => {
    // Before JSON escapes what is in it, too.
    const told = masked(message);
    const line = onTerminal()
      ? [stage ?? job, told, counts && counted(counts)].filter(Boolean).join('  ')
      : JSON.stringify({ at: clock.now(), level, job, run, stage, message: told, counts });
    console[METHOD[level]](masked(line));
  };
}

const KEYS = /\b(?:[rs]k_(?:test|live)|whsec|sb_secret)_\w+/g;

/**
 * What went wrong, as a log may say it: without keys, even if the message holds one, and without what the failed call
 * carried.
 */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replace(KEYS, '[key]');
}

/**
 * Runs a step of a job; what fails is logged without keys.
 * @param notDone what the log says before the reason
 * @param failed what whoever asked for the job is told
 */
export async function logged<T>(
  log: Log,
  notDone: string,
  failed: string,
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof Refused) throw error;
    log(`${notDone}: ${reasonOf(error)}`, { level: 'error' });
    throw new Refused('failed', failed);
  }
}
