import type { Notice } from '#domain/words/notices.ts';
import { isRecord, isText } from './checks.ts';

const KEY = 'carriedToast';

/** Stores a notice for the next page, because a toast ends with its page. */
export function carryToast(notice: Notice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notice));
  } catch {
    // Storage is blocked: the next page says nothing.
  }
}

function readNotice(value: unknown): Notice | undefined {
  if (!isRecord(value)) return undefined;
  const { title, text } = value;
  if (!isText(title) || (text !== undefined && !isText(text))) return undefined;
  return { title, text };
}

/** The notice that the previous page stored for this one, once. */
export function takeCarriedToast(): Notice | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return readNotice(kept);
  } catch {
    return undefined;
  }
}
