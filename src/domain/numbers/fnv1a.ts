/**
 * 32-bit FNV-1a of a text's UTF-16 code units, low byte first. Unsigned.
 * Source: Fowler, Noll and Vo; offset basis 2166136261, prime 16777619 (RFC 9923).
 */
export function fnv1a(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    hash = Math.imul(hash ^ (unit & 255), 16777619);
    hash = Math.imul(hash ^ (unit >>> 8), 16777619);
  }
  return hash >>> 0;
}
