import canonicalize from 'canonicalize';
import '../words/wellFormed.ts';

/** A simulation's counts as canonical JSON (RFC 8785). Throws a TypeError for values that JSON cannot hold. */
export function outcomeText(outcome: unknown): string {
  const text = canonicalize(outcome);
  if (text === undefined) throw new TypeError('nothing to write as JSON');
  return text;
}
