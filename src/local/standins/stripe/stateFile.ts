import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { clock } from '#clock';
import { emptyStripeState, type State } from './state.ts';

const isState = (value: unknown): value is State =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(emptyStripeState('')).every((name) => name in value);

const DAY_S = 86_400;

/** Deletes what Stripe would have deleted: events after 30 days, answers to idempotency keys after one. */
function forget({ objects, answered, aheadS }: State): void {
  const now = Math.floor(clock.now().getTime() / 1000) + aheadS;
  for (const { id, created } of Object.values(objects.events)) {
    if (created < now - 30 * DAY_S) delete objects.events[id];
  }
  for (const [key, { at }] of Object.entries(answered)) {
    if (at < now - DAY_S) delete answered[key];
  }
}

/** The stored state, with addresses changed to the stand-in's current one; an unreadable file counts as missing. */
export function readStateFile(file: string | undefined, baseUrl: string): State {
  const fresh = emptyStripeState(baseUrl);
  if (file === undefined) return fresh;
  try {
    const text = readFileSync(file, 'utf8');
    const saved: unknown = JSON.parse(text);
    if (!isState(saved)) return fresh;
    const moved: unknown = JSON.parse(
      saved.baseUrl === '' ? text : text.replaceAll(`${saved.baseUrl}/`, `${baseUrl}/`),
    );
    if (!isState(moved)) return fresh;
    forget(moved);
    // A file of an earlier version lacks the kinds that are newer than it.
    return { ...fresh, ...moved, objects: { ...fresh.objects, ...moved.objects }, baseUrl };
  } catch {
    return fresh;
  }
}

const SOON_MS = 250;

/** Keeps the state in a file, which is complete at any moment. */
export function createStateWriter(file: string | undefined, state: State) {
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const write = (to: string) => {
    timer = undefined;
    const text = JSON.stringify(state);
    writing = writing
      .then(() => writeFile(`${to}.new`, text, { mode: 0o600 }))
      .then(() => rename(`${to}.new`, to))
      .catch((error: unknown) => console.error(error));
  };
  return {
    /** Writes soon, and at the latest when stopped. */
    changed: (): void => {
      if (file !== undefined) timer ??= setTimeout(() => write(file), SOON_MS);
    },
    stop: async (): Promise<void> => {
      clearTimeout(timer);
      if (file !== undefined) write(file);
      await writing;
    },
  };
}
