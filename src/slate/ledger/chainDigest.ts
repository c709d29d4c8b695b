import { createHash } from 'node:crypto';
import type { ChainDigest } from '#domain/ledger/verifier.ts';

/** The hash of a line, by Node's own SHA-256. */
export const chainDigest: ChainDigest = (previousHash, payload) =>
  createHash('sha256').update(previousHash).update(payload, 'utf8').digest('hex');
