import { atom } from 'nanostores';
import type { ToastNotice } from '#domain/words/notices.ts';

/** The specification's constants of toasts. */
export const TOASTS = {
  most: 1,
  durationMs: 5_000,
  swipeThreshold: 50,
  hotkey: 'F8',
  /** How long a dismissed toast is kept. */
  removeAfterMs: 1_000_000,
} as const;

export interface Toast extends ToastNotice {
  readonly id: number;
  readonly bad: boolean;
  readonly open: boolean;
}

/** The newest first, as many as may be on screen. */
export const $toasts = atom<readonly Toast[]>([]);

/** The number of the toast that was shown last. */
const $last = atom(0);

/** @param bad whether it tells of something that went wrong */
export function showToast(notice: ToastNotice, bad = false): void {
  const id = $last.get() + 1;
  $last.set(id);
  const toast: Toast = { ...notice, id, bad, open: true };
  $toasts.set([toast, ...$toasts.get()].slice(0, TOASTS.most));
}

const remove = (id: number): void => $toasts.set($toasts.get().filter((toast) => toast.id !== id));

/** Closes a toast; it is removed for good much later. */
export function dismissToast(id: number): void {
  const toasts = $toasts.get();
  if (!toasts.some((toast) => toast.id === id && toast.open)) return;
  $toasts.set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => remove(id), TOASTS.removeAfterMs);
}
