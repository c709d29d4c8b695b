import canonicalize from 'canonicalize';
import '../words/wellFormed.ts';

/** Whether every object in it has its members in the order of their UTF-16 code units. */
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

/** Half of a surrogate pair, which a well-formed text can only hold escaped: an unescaped backslash followed by a surrogate. */
const HALF_A_PAIR = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/**
 * Whether a text is the canonical JSON (RFC 8785) of its value. It is compared with JSON.stringify's output first, ten times as
 * fast, which differs only for names that are whole numbers.
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
