/** What a session's trust comes of; null while there is none. Each is explained in the database (trust_of). */
export const TRUST_BY = [
  'first',
  'empty',
  'wait',
  'card',
  'invoice',
  'passkey',
  'email',
  'device',
] as const;
type TrustBy = (typeof TRUST_BY)[number];

/** Whether it proves no more than a mailbox: whoever takes a number over can often open that with it. */
export const isMailboxOnly = (by: TrustBy | null): boolean => by === 'email' || by === 'invoice';

/** Said to a device that is not trusted yet. */
export const TRUST_FIRST =
  'This device is new to your account. Please prove that the account is yours: by the last four digits of the card that paid, an invoice number, a code to your confirmed e-mail address, a passkey, or on a device you used before. Or wait a day.';

/** In place of what a device is not shown until it is trusted. */
export const HIDDEN_UNTIL_TRUSTED = 'Shown once this device is trusted';
