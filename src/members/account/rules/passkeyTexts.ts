/** Most passkeys of one member; the database counts. */
export const MOST_PASSKEYS = 10;

/** Minutes that a passkey's question stays open. */
export const PASSKEY_MINUTES = 5;

/** What is said of passkeys, by the server and by pages. */
export const PASSKEYS = {
  /** Whatever is wrong with it: nothing tells whether there is an account. */
  refused:
    'This passkey does not sign you in here. It may have been removed. Sign in with your phone number instead.',
  /** The same to who is signed in and wants to prove that the account is theirs. */
  provesNothing:
    'This passkey is not one of this account, or was removed from it. Please prove it another way.',
  stale: 'That took longer than five minutes, or began in another browser. Please try again.',
  notTaken:
    'This passkey could not be checked. Please try again, or use another device or password manager.',
  known: 'This passkey is on an account here already.',
  full: `You have ${MOST_PASSKEYS} passkeys, the most there can be. Remove one first.`,
  untrusted:
    'You just signed in on this device. Passkeys are added, shown and removed here a day later, or at once on a device that you used before.',
  gone: 'This passkey is not on your account any more.',
  badName: 'Please enter a name of 1 to 40 characters',
  elsewhere: (origin: string) => `Passkeys work at ${origin} only. Open the site there.`,
  digits: (origin: string) =>
    `Passkeys do not work at an address of digits. Open the site at ${origin}.`,
  tooMany: (seconds: number) =>
    `Too many tries. Please try again in ${seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`}, or sign in with your phone number.`,
} as const;

/** What a page says where the browser did not go through with it. */
export const NO_PASSKEY = {
  cancelled: 'You closed the question before it was answered. Nothing has changed.',
  timedOut: 'The question timed out. Please try again.',
  none: 'There is no passkey for this site on this device. Sign in with your phone number instead.',
  known: 'This device has a passkey for your account already.',
  unable:
    'This device cannot keep a passkey: it needs a screen lock, a fingerprint, a face or a PIN. Set one up, or use another device.',
  unsupported: 'This browser has no passkeys. Sign in with your phone number instead.',
  failed: 'The browser could not finish this. Please try again.',
} as const;
