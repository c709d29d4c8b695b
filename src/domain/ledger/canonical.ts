import canonicalize from 'canonicalize';

/** Whether every object in it names its members in the order of their UTF-16 code units. */
function inOrder(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(inOrder);
  let last: string | undefined;
  for (const [name, inner] of Object.entries(value)) {
    if ((last !== undefined && name <= last) || !inOrder(inner)) return false;
    last = name;
  }
  return true;
}

/** Half of a surrogate pair, which a well-formed text cannot hold but escaped: a backslash that is not itself escaped, and a surrogate. */
const HALF_A_PAIR = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/**
 * Whether a text is the canonical JSON (RFC 8785) of its value. What the machine writes itself is compared first, ten
 * times as fast; it differs only where names are whole numbers.
 * @param value the text, parsed
 */
export function isCanonical(text: string, value: unknown): boolean {
  if (text.includes('\\ud') && HALF_A_PAIR.test(text)) return false;
  if (JSON.stringify(value) === text && inOrder(value)) return true;
  try {
    return canonicalize(value) === text;
  } catch {
    return false;
  }
}
