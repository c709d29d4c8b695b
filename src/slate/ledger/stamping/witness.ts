import type { DayHead } from '#domain/ledger/head.ts';
import { fetch } from '#fetch';

/** An outside public place that attests when it was shown a head of the ledger. */
export interface Witness {
  /** Its address. */
  readonly name: string;
  /** Its receipt for a head, published with the head. Throws if it refuses. */
  readonly stamp: (head: DayHead) => Promise<Uint8Array>;
}

/** Nobody waits for a witness, but a function has to end. */
const LIMIT_MS = 10_000;
/** What is kept at most of what a witness gives, bytes. */
export const WITNESS_BYTES = 65_536;

/** Posts to a witness and returns its answer, bytes. Throws an error with its address and nothing else about it. */
export async function witnessReceipt(
  name: string,
  url: string,
  init: RequestInit,
  limitMs = LIMIT_MS,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limitMs);
  const answer = await fetch(url, { ...init, method: 'POST', redirect: 'error', signal });
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of answer.body ?? []) {
    length += piece.length;
    if (!answer.ok || length > WITNESS_BYTES) break;
    pieces.push(piece);
  }
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  if (length > WITNESS_BYTES)
    throw new Error(`${name} answered with more than ${WITNESS_BYTES} bytes`);
  if (length === 0) throw new Error(`${name} answered with nothing`);
  return Buffer.concat(pieces);
}
