import { etagOf } from '#server/tasks/answers/etagOf.ts';
import { isKnown } from './etag.ts';
import { SAFE_PAGE } from './safe.ts';

type Headers = Readonly<Record<string, string>>;

/** Kept by the CDN under its path alone until the next slate, a minute at most; browsers always ask. */
export const STORED: Headers = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, durable, s-maxage=60, stale-while-revalidate=900',
  'netlify-cache-tag': 'slate',
  // Only a script reads a query of these pages, so none is part of the key: every spelling is one copy.
  'netlify-vary': 'query=none',
};

/**
 * A page as an answer, or 304 if the reader already has it. `safe`: the headers of every page; a page that may be
 * framed brings its own.
 */
export function htmlAnswer(
  request: Request,
  html: string,
  {
    status,
    headers,
    safe = SAFE_PAGE,
  }: { readonly status: number; readonly headers: Headers; readonly safe?: Headers },
): Response {
  const etag = etagOf(html);
  const all = { ...safe, ...headers, 'content-type': 'text/html; charset=utf-8', etag };
  if (status === 200 && isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: all });
  }
  return new Response(html, { status, headers: all });
}

/** A line of text that nothing keeps. */
export const plainText = (status: number, text: string, headers: Headers): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      ...SAFE_PAGE,
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      ...headers,
    },
  });
