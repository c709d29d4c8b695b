import type { Sending } from '../channels/channel.ts';
import { secondsOf } from '../channels/retryAfter.ts';
import type { ResendAnswer } from './resend.ts';

/** Errors due to the e-mail itself; others concern our key, account or quota, which the owner must fix. */
const REFUSED = new Set([400, 413, 422]);

/**
 * What Resend's answer means. What it may have taken may be sent again: by its key it is sent once.
 * @param known our own name for an e-mail that was taken before, whose name of theirs is lost
 */
export function sendingOf(answer: ResendAnswer, known: string, now: Date): Sending {
  if (answer.status === 'taken') return { status: 'taken', sid: answer.id };
  const { code, name, retryAfter } = answer;
  // The key is known with other words: it was accepted before our wording changed.
  if (name === 'invalid_idempotent_request') return { status: 'taken', sid: known };
  if (code === 0 || code >= 500 || code === 408) {
    return { status: 'unclear', code: code === 0 ? undefined : code };
  }
  if (REFUSED.has(code)) return { status: 'refused', code, block: undefined };
  return { status: 'later', code, after: secondsOf(retryAfter, now) };
}
