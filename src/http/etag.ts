import { createHash } from 'node:crypto';

/** A strong entity tag of a text. */
export const etagOf = (text: string | Uint8Array): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/**
 * Whether a reader's If-None-Match names this tag. Tags are compared weakly (RFC 9110, 13.1.2): a CDN that compresses
 * an answer marks its tag "W/".
 */
export const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
