import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PlainError } from '../plainError.ts';

/** Environment: how far this machine's stack is ahead of the machine's clock, milliseconds. */
export const OFFSET = 'SIMCAST_CLOCK_OFFSET_MS';

/** How far the clocks of this process and its database should be ahead of the machine's, milliseconds. */
export const clockOffsetMs = (environment: NodeJS.ProcessEnv): number =>
  Number(environment[OFFSET] ?? 0) || 0;

/**
 * The environment in which every Node process starts at the time `at` and continues from there.
 * @param at ISO 8601 with a zone: 2026-11-21T15:00Z
 * @throws PlainError if that is not a time
 */
export function environmentAt(at: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const time = /(?:Z|[+-]\d\d:\d\d)$/.test(at) ? Date.parse(at) : Number.NaN;
  if (Number.isNaN(time)) {
    throw new PlainError(`"${at}" is no time: write it like 2026-11-21T15:00Z.`);
  }
  const preload = pathToFileURL(join(import.meta.dirname, 'preload.ts')).href;
  const { NODE_OPTIONS = '' } = environment;
  return {
    ...environment,
    [OFFSET]: String(time - Date.now()),
    NODE_OPTIONS: `${NODE_OPTIONS} --import=${preload}`.trim(),
  };
}
