import { isKnown } from '../etag.ts';
import { SAFE } from '../safe.ts';
import { bodyOf } from '../streamed.ts';

/** What never changes: kept for a year by browsers and the CDN, which purges it only with a deploy. */
const FOR_EVER = {
  'cache-control': 'public, max-age=31536000, immutable',
  'netlify-cdn-cache-control': 'public, durable, s-maxage=31536000, immutable',
};

/** What grows: the CDN asks again after a minute, and a refresh purges it. */
const GROWING = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, durable, s-maxage=60, stale-while-revalidate=900',
  'netlify-cache-tag': 'slate',
};

export interface Lasting {
  readonly text: string;
  /** With its quotation marks. */
  readonly etag: string;
  readonly contentType: string;
  /** True if the text can never change again. */
  readonly complete: boolean;
}

/**
 * A text of the ledger as an answer, or 304 if the reader already has it. It takes no query, so none is part of its
 * cache key.
 */
export function lasting(
  request: Request,
  { text, etag, contentType, complete }: Lasting,
): Response {
  const headers = {
    ...SAFE,
    ...(complete ? FOR_EVER : GROWING),
    'netlify-vary': 'query=none',
    'content-type': `${contentType}; charset=utf-8`,
    etag,
  };
  if (isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(bodyOf(new TextEncoder().encode(text)), { headers });
}
