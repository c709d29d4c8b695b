import { receiptOf, type Witness } from './witness.ts';

/** A public place of the owner's choice: it is posted the head as JSON, and what it answers is the receipt. */
export const publicPlace = (url: string): Witness => ({
  // A query may hold what only we should know.
  name: new URL(url).origin + new URL(url).pathname,
  stamp: ({ day, seq, hash }) =>
    receiptOf(new URL(url).origin, url, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ day, seq, hash }),
    }),
});
