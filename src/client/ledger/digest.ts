import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Digest } from '#domain/ledger/verifier.ts';

const encoder = new TextEncoder();
/** Buffer for a payload in UTF-8; a longer one gets its own. */
let room = new Uint8Array(65_536);

/** A line's hash, synchronously: a million promises take longer than the hashes. */
export const browserDigest: Digest = (previousHash, payload) => {
  const text = previousHash + payload;
  // A UTF-16 unit has at most three bytes.
  if (room.length < text.length * 3) room = new Uint8Array(text.length * 3);
  const { written } = encoder.encodeInto(text, room);
  return bytesToHex(sha256(room.subarray(0, written)));
};
