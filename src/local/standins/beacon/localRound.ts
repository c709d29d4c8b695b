import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { roundPoint } from '#domain/ledger/seed/beaconSignature.ts';

const { shortSignatures } = bls12_381;

/** Anybody who reads this can sign rounds of the local beacon: it proves nothing outside this machine. */
function secretKey(): Uint8Array {
  const key = sha256(utf8ToBytes('simcast local beacon: secret key'));
  // Below the order of the group.
  key[0] = (key[0] ?? 0) & 0x3f;
  return key;
}

/** The public key that belongs to it, hex. */
export const localPublicKey = (): string => shortSignatures.getPublicKey(secretKey()).toHex();

/** The local beacon's signature of a round, hex. */
export const localSignature = (round: number): string =>
  shortSignatures.Signature.toHex(shortSignatures.sign(roundPoint(round), secretKey()));

/** A round's random number, hex. */
export const randomnessOf = (signature: string): string =>
  bytesToHex(sha256(Uint8Array.from(Buffer.from(signature, 'hex'))));
