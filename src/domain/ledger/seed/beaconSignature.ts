import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import type { BeaconChain } from './beaconChain.ts';

const { shortSignatures } = bls12_381;

/** Domain separation of drand's scheme "bls-unchained-g1-rfc9380". */
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** The point that the beacon signs for a round: of the SHA-256 of its number, eight bytes, high byte first. */
export function roundPoint(round: number) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return shortSignatures.hash(sha256(bytes), DOMAIN);
}

/**
 * Whether a signature is the chain’s own for a round. There is only one that is. Slow (docs/measurements.md), and loaded only where it is used, because
 * the curve is a large script.
 */
export function isOfRound({ publicKey }: BeaconChain, round: number, signature: string): boolean {
  try {
    return shortSignatures.verify(hexToBytes(signature), roundPoint(round), hexToBytes(publicKey));
  } catch {
    return false;
  }
}
