import type { SeedFrom } from '../../game/seedFrom.ts';
import { isHash, isLineObject } from '../line.ts';

/** A signature in G1, compressed: 48 bytes. */
const SIGNATURE = /^[\da-f]{96}$/;
/** League, day and names, and a number where two games have the same. */
const FEWEST_PARTS = 3;
const MOST_PARTS = 5;

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads where a recipe says that its seed comes from; undefined if it does not say so in this form. */
export function seedFromOf(value: unknown): SeedFrom | undefined {
  if (!isLineObject(value)) return undefined;
  const { beacon, round, signature, inputsLine, rule, parts, why } = value;
  if (beacon !== undefined) {
    if (!isHash(beacon) || !isNumber(round) || !isNumber(inputsLine) || rule !== undefined)
      return undefined;
    if (!isText(signature) || !SIGNATURE.test(signature)) return undefined;
    return { beacon, round, signature, inputsLine };
  }
  if (rule !== 1 || !isText(why) || why === '' || !Array.isArray(parts)) return undefined;
  if (parts.length < FEWEST_PARTS || parts.length > MOST_PARTS || !parts.every(isText))
    return undefined;
  if (inputsLine === undefined) return { rule, parts, why };
  return isNumber(inputsLine) ? { rule, parts, why, inputsLine } : undefined;
}
