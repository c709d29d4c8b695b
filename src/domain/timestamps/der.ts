/** One value of DER (X.690): its tag byte, its content, and all its bytes with the header. */
export interface Der {
  readonly tag: number;
  readonly content: Uint8Array;
  readonly whole: Uint8Array;
}

/** Tags that time stamps and certificates use. */
export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  time: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** Tag of a context-specific value that contains others: [0], [1] … */
export const context = (number: number): number => 0xa0 + number;

/** Bytes that are not what they should be. */
export class DerError extends Error {}

function fail(what: string): never {
  throw new DerError(what);
}

/** Most bytes of a length: lengths above 16 MB are nobody's. */
const LENGTH_BYTES = 3;

function lengthAt(
  bytes: Uint8Array,
  at: number,
): { readonly length: number; readonly from: number } {
  const first = bytes[at] ?? fail('it ends within a header');
  if (first < 0x80) return { length: first, from: at + 1 };
  const count = first - 0x80;
  if (count === 0 || count > LENGTH_BYTES) fail('it has a length that DER does not allow');
  const digits = bytes.subarray(at + 1, at + 1 + count);
  const length = digits.reduce((sum, digit) => sum * 256 + digit, 0);
  if (digits.length < count || length < 0x80 || digits[0] === 0)
    fail('it has a length that is not the shortest');
  return { length, from: at + 1 + count };
}

/** The value at the beginning of bytes, and what follows it. */
export function firstDer(bytes: Uint8Array): readonly [value: Der, rest: Uint8Array] {
  const tag = bytes[0] ?? fail('a value is missing');
  if ((tag & 0x1f) === 0x1f) fail('it has a tag of more than one byte');
  const { length, from } = lengthAt(bytes, 1);
  const end = from + length;
  if (end > bytes.length) fail('it ends within a value');
  const value = { tag, content: bytes.subarray(from, end), whole: bytes.subarray(0, end) };
  return [value, bytes.subarray(end)];
}

/** Bytes that are one value and nothing else. */
export function derOf(bytes: Uint8Array): Der {
  const [value, rest] = firstDer(bytes);
  return rest.length === 0 ? value : fail('something follows it');
}

/** The value, if it has that tag. */
export function withTag(value: Der | undefined, tag: number): Der {
  if (value?.tag !== tag) fail(`a value has tag ${value?.tag ?? 'none'} instead of ${tag}`);
  return value as Der;
}

/** The values inside one, in order. */
export function derParts(value: Der | undefined, tag: number): readonly Der[] {
  const parts: Der[] = [];
  let rest = withTag(value, tag).content;
  while (rest.length > 0) {
    const [part, after] = firstDer(rest);
    parts.push(part);
    rest = after;
  }
  return parts;
}
