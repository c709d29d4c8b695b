import { randomBytes, webcrypto } from 'node:crypto';
import { clock } from '#clock';
import type { Root } from '#domain/timestamps/chain.ts';
import { checkReceipt } from '#domain/timestamps/checkReceipt.ts';
import { timestampQuery } from '#domain/timestamps/query.ts';
import { checksBy } from '#domain/timestamps/subtle.ts';
import { hexOf } from '#domain/timestamps/values.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import type { NewReceipt } from '../store/ledgerWitnesses.ts';
import { witnessReceipt } from './witness.ts';

/** A time-stamp authority (RFC 3161 over HTTP). */
export interface TimeAuthority {
  /** What its receipts are kept under: its address. */
  readonly name: string;
  /** Its receipt for a hash, checked in full. Throws one sentence that names it. */
  readonly stamp: (hash: string) => Promise<NewReceipt>;
}

interface TimeAuthoritySettings {
  readonly url: string;
  /** Default: its address. */
  readonly name?: string;
  /** Roots that its receipts have to lead to. */
  readonly roots: readonly Root[];
  /** Time limit of a request. */
  readonly limitMs?: number;
}

/** How far an authority's clock may be from ours. */
const APART_MS = 300_000;
const NONCE_BYTES = 16;

const checks = checksBy(webcrypto.subtle);

/** An authority that is asked by POST, with a nonce of its own for each request. */
export const timeAuthority = ({
  url,
  name = url,
  roots,
  limitMs,
}: TimeAuthoritySettings): TimeAuthority => ({
  name,
  stamp: async (hash) => {
    // A positive number of one length, which is the same whoever writes it.
    const nonce = randomBytes(NONCE_BYTES).with(0, 0x40);
    const request = {
      headers: {
        'content-type': 'application/timestamp-query',
        accept: 'application/timestamp-reply',
      },
      body: timestampQuery(hash, nonce),
    };
    const receipt = await witnessReceipt(url, url, request, limitMs);
    const held = await checkReceipt(receipt, { hash, roots, checks }).catch((error: unknown) => {
      throw new Error(`${url} gave no receipt: ${whyFailed(error)}`);
    });
    if (held.nonce !== hexOf(nonce)) throw new Error(`${url} gave the receipt of another request`);
    if (Math.abs(held.toldAt - clock.now().getTime()) > APART_MS) {
      throw new Error(
        `${url} gave the time ${new Date(held.toldAt).toISOString()}, which is far off`,
      );
    }
    const toldAt = new Date(held.toldAt);
    return { authority: name, receipt, toldAt, isLocal: held.root.isLocal === true };
  },
});
