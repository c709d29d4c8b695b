import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { lockHolder } from '../lock.ts';
import { PlainError } from '../plainError.ts';
import { LOCAL, ROOT } from '../project.ts';
import { coordinatesFile } from './services.ts';

/** Adds the settings in `.env` to the environment. */
export function loadEnvironment(): void {
  const envFile = join(ROOT, '.env');
  if (!existsSync(envFile)) return;
  try {
    process.loadEnvFile(envFile);
  } catch (error) {
    throw new PlainError(
      `${envFile} cannot be read (${whyFailed(error)}): it has to be a file with a setting a line, like PORT=8888.`,
    );
  }
}

/** Whether `.env` or the environment names a hosted project. */
export function isHosted(): boolean {
  loadEnvironment();
  return Boolean(process.env.SUPABASE_URL && process.env.SUPABASE_SECRET_KEY);
}

/**
 * Puts the running start's services into the environment.
 * @returns false if nothing is running
 */
export async function findRunning(): Promise<boolean> {
  if ((await lockHolder(LOCAL)) === undefined) return false;
  const { SIMCAST_SOURCE } = process.env;
  try {
    const saved: unknown = JSON.parse(await readFile(coordinatesFile(LOCAL), 'utf8'));
    if (typeof saved === 'object' && saved !== null) {
      Object.assign(process.env, { ...saved, ...(SIMCAST_SOURCE && { SIMCAST_SOURCE }) });
    }
    return true;
  } catch {
    throw new PlainError('The running start is not ready yet: wait for its table, then try again.');
  }
}

/** The environment's hosted project, or the running start; a plain error if there is neither. */
export async function needsProject(): Promise<void> {
  if (isHosted() || (await findRunning())) return;
  throw new PlainError(
    'Nothing is running here: run npm start first, or set SUPABASE_URL and SUPABASE_SECRET_KEY for a hosted project.',
  );
}
