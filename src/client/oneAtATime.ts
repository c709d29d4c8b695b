import type { WritableAtom } from 'nanostores';
import { showToast } from './toasts.ts';

/** Said where an action ended by an error of ours, not by an answer. */
export const BROKE_OFF = {
  title: 'That did not work',
  text: 'Something on this page failed. Reload it, and check whether it went through before you try again.',
} as const;

/**
 * Performs one action at a time, named in `store` while it lasts. The name is gone afterwards whatever happens, and an error is
 * told: a button that stays busy, or does nothing, looks broken for good.
 * @returns its result; undefined if another action is running, or if it failed
 */
export async function oneAtATime<Name extends string, T>(
  store: WritableAtom<Name | ''>,
  name: Name,
  action: () => Promise<T>,
): Promise<T | undefined> {
  if (store.get() !== '') return undefined;
  store.set(name);
  try {
    return await action();
  } catch (error) {
    reportError(error);
    showToast(BROKE_OFF, true);
    return undefined;
  } finally {
    store.set('');
  }
}
