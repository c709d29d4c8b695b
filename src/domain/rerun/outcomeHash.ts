import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { outcomeText } from './outcomeText.ts';

/**
 * SHA-256, hex, of a simulation's counts as canonical JSON: gridHash and outcomeHash on the ledger. Runs wherever JavaScript
 * does; a browser's workers hash the same text themselves. Throws as `outcomeText` does.
 */
export const outcomeHash = (outcome: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(outcomeText(outcome))));
