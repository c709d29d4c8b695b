/** Whether the browser has passkeys at all; of old ones, and on pages without https, it has not. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const KEY = 'simcastPasskeyOffered';

/** Notes in this browser that adding a passkey was offered, or needs no offer. */
export function noteOffered(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage it is offered again.
  }
}

export function wasOffered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

const KNOWN = 'simcastPasskey';

/** Notes in this browser that a passkey was added or used in it. */
export function notePasskey(): void {
  noteOffered();
  try {
    localStorage.setItem(KNOWN, '1');
  } catch {
    // Without storage the number comes first.
  }
}

/** Whether a passkey was added or used in this browser: then it is the first way in. */
export function knowsPasskey(): boolean {
  try {
    return hasPasskeys() && localStorage.getItem(KNOWN) !== null;
  } catch {
    return false;
  }
}
