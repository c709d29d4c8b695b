import { NO_PASSKEY } from '../../rules/passkeyTexts.ts';

/** Nobody closes a question this fast: the browser had none to ask. */
const UNASKED_MS = 700;

/**
 * What is said where a browser did not go through with it. WebAuthn has one error for "closed", "none here" and "timed out", so
 * that sites learn nothing of the device; the time it took tells the three apart well enough for a sentence.
 * @param limitMs how long the browser waits
 */
export function problemOf(
  name: string,
  kind: 'make' | 'use',
  tookMs: number,
  limitMs: number,
): string {
  if (name === 'AbortError') return '';
  if (name === 'InvalidStateError') return NO_PASSKEY.known;
  if (name === 'NotSupportedError' || name === 'ConstraintError') return NO_PASSKEY.unable;
  if (name !== 'NotAllowedError') return NO_PASSKEY.failed;
  if (tookMs >= limitMs) return NO_PASSKEY.timedOut;
  if (tookMs >= UNASKED_MS) return NO_PASSKEY.cancelled;
  return kind === 'use' ? NO_PASSKEY.none : NO_PASSKEY.unable;
}
