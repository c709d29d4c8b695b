import { type Witness, witnessReceipt } from './witness.ts';

/** A public place of the owner's choice: it gets the head as JSON by POST, and its answer is the receipt. */
export const publicPlace = (url: string): Witness => ({
  // A query may contain secrets.
  name: new URL(url).origin + new URL(url).pathname,
  stamp: ({ day, seq, hash }) =>
    witnessReceipt(new URL(url).origin, url, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ day, seq, hash }),
    }),
});
