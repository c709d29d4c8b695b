import type { Notice } from '#domain/account/notices.ts';
import { isRecord, isText } from './checks.ts';

const KEY = 'carriedToast';

/** Keeps a notice for the page that is about to be opened: a toast ends with its page. */
export function carryToast(notice: Notice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notice));
  } catch {
    // Storage is blocked: the next page says nothing.
  }
}

const isNotice = (value: unknown): value is Notice =>
  isRecord(value) && isText(value.title) && (value.text === undefined || isText(value.text));

/** The notice the page before has kept for this one, once. */
export function takeCarriedToast(): Notice | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return isNotice(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
