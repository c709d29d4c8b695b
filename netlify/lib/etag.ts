/**
 * Whether a reader's If-None-Match names this tag. Tags are compared weakly (RFC 9110, 13.1.2): a CDN that compresses
 * an answer marks its tag "W/".
 */
export const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
