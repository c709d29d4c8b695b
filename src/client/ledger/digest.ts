import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ChainDigest } from '#domain/ledger/verifier.ts';

/** Hashes lines, all in the same room. */
function createDigest(): ChainDigest {
  const encoder = new TextEncoder();
  /** Room for a payload in UTF-8; a longer one gets its own. */
  let room = new Uint8Array(65_536);
  return (previousHash, payload) => {
    const text = previousHash + payload;
    // A UTF-16 unit is three bytes at most.
    if (room.length < text.length * 3) room = new Uint8Array(text.length * 3);
    const { written } = encoder.encodeInto(text, room);
    return bytesToHex(sha256(room.subarray(0, written)));
  };
}

/** The hash of a line, without waiting: a million promises take longer than the hashes. */
export const browserDigest = createDigest();
