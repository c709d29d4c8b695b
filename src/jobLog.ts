import process from 'node:process';
import { clock } from '#clock';
import { Refused } from '#contract/refused.ts';
import type { Log } from '#domain/operation/log.ts';
import { withoutSecrets } from '#domain/operation/publicText.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';

/** Names of settings whose values must not appear in a log. */
const SECRET = /KEY|SECRET|TOKEN|HOOK|SID|_URL$/;
/** Shorter values are not masked: they may be ordinary words. */
const LEAST = 8;

/** A text without this environment's secrets, secrets of a known format, and phone numbers. */
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
 * A job's log: one JSON object a line with time, level, run, stage, message and counts; on the terminal of a
 * local start, only the message with its stage. No line contains a secret from the environment or a phone number.
 * @param ofRun the run of every line that names none
 */
export function jobLog(job: string, ofRun?: string): Log {
  return (message, { level = 'info', run = ofRun, stage, counts } = {}) => {
    // Masked before JSON escapes its characters, and again after.
    const told = masked(message);
    const line = onTerminal()
      ? [stage ?? job, told, counts && counted(counts)].filter(Boolean).join('  ')
      : JSON.stringify({ at: clock.now(), level, job, run, stage, message: told, counts });
    console[METHOD[level]](masked(line));
  };
}

const KEYS = /\b(?:[rs]k_(?:test|live)|whsec|sb_secret)_\w+/g;

/**
 * What went wrong, fit for a log: without keys, even if the message contains one, and without the failed call's
 * arguments.
 */
export function reasonOf(error: unknown): string {
  const why = whyFailed(error);
  const text = error instanceof Error && why === error.message ? `${error.name}: ${why}` : why;
  return text.replace(KEYS, '[key]');
}

/**
 * Runs a step of a job; a failure is logged without keys.
 * @param notDone what the log says before the reason
 * @param failed the message for whoever requested the job
 */
export async function loggedStep<T>(
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
