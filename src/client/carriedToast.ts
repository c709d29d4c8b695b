import type { ToastNotice } from '#domain/words/notices.ts';
import { isRecord, isText } from './checks.ts';

const KEY = 'carriedToast';

/** Keeps a notice for the page that is about to be opened: a toast ends with its page. */
export function carryToast(notice: ToastNotice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notice));
  } catch {
    // Storage is blocked: the next page says nothing.
  }
}

function readNotice(value: unknown): ToastNotice | undefined {
  if (!isRecord(value)) return undefined;
  const { title, text } = value;
  if (!isText(title) || (text !== undefined && !isText(text))) return undefined;
  return { title, text };
}

/** The notice the page before has kept for this one, once. */
export function takeCarriedToast(): ToastNotice | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return readNotice(kept);
  } catch {
    return undefined;
  }
}
