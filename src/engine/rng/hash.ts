export { fnv1a } from '#domain/numbers/fnv1a.ts';

/** Eight lower-case hex digits of an unsigned 32-bit number. */
export const toHex = (hash: number): string => (hash >>> 0).toString(16).padStart(8, '0');
