import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';
import { fnv1a } from '../../numbers/fnv1a.ts';
import type { ChainDigest } from '../chainDigest.ts';

/**
 * What a contest's inputs are hashed as: the canonical JSON of its recipe without `seed` and `seedFrom`. Everything else in a
 * recipe is known before its seed. Undefined if there is none.
 */
export function inputsText(recipe: Readonly<Record<string, unknown>>): string | undefined {
  const { seed: _, seedFrom: __, ...inputs } = recipe;
  return canonicalize(inputs);
}

const FIRST_EIGHT = 8;

/** A round's random number, hex: SHA-256 of its signature's bytes. */
const randomness = (signature: string): string => bytesToHex(sha256(hexToBytes(signature)));

/**
 * The seed, eight hex digits, that a round gives a contest with these inputs: the beginning of the SHA-256 of the random number,
 * the inputs' hash and the contest, one after the other as text. The contest is in it so that two games of the same inputs do not
 * get the same draws.
 * @param signature of the round, lower-case hex
 * @param contest see seedContestName
 */
export const drawnSeed = (
  signature: string,
  inputsHash: string,
  contest: string,
  digest: ChainDigest,
): string => digest(randomness(signature) + inputsHash, contest).slice(0, FIRST_EIGHT);

/** The seed of the published rule, eight hex digits: FNV-1a of the parts with "|" between them. */
export const ruleSeedText = (parts: readonly string[]): string =>
  fnv1a(parts.join('|')).toString(16).padStart(FIRST_EIGHT, '0');
