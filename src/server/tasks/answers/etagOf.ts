import { createHash } from 'node:crypto';

/** A strong entity tag of a text. */
export const etagOf = (text: string | Uint8Array): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
