import { AS_OF_HEADER } from '#contract/asOf.ts';
import { ERRORS } from '#contract/errors.ts';
import type { Answer } from '#server/tasks/answers/reader.ts';
import { isKnown } from './etag.ts';
import { SAFE } from './safe.ts';
import { bodyOf } from './streamed.ts';

/** How the CDN keeps a public answer. */
export interface Caching {
  /** The query parameters that it depends on: no other is part of its cache key. */
  readonly parameters: readonly string[];
  /** What purges it besides a new slate. */
  readonly tags?: readonly string[] | undefined;
  /** How long the CDN answers without asking, seconds. */
  readonly seconds?: number | undefined;
}

/** Pages of anybody may read a public answer, without credentials: it is the same for everybody. */
export const OPEN: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': `etag, retry-after, ${AS_OF_HEADER}`,
};

/** The same answer, for pages of anybody. */
export function opened(answer: Response): Response {
  for (const [name, value] of Object.entries(OPEN)) answer.headers.set(name, value);
  return answer;
}

/** A name that no endpoint takes: a request with it gets 400, which nothing keeps. */
const NO_PARAMETER = 'none';

/** Kept by the CDN and served stale while it is fetched again; browsers always ask. */
export const cached = ({ parameters, tags = [], seconds = 60 }: Caching) => ({
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': `public, durable, s-maxage=${seconds}, stale-while-revalidate=900`,
  'netlify-cache-tag': ['slate', ...tags].join(','),
  // Without it every spelling of a query would be kept apart.
  'netlify-vary': `query=${parameters.join('|') || NO_PARAMETER}`,
});

/** A public JSON answer that the CDN keeps and the refresh purges by tag; 304 where the reader has it already. */
export function publicJson(
  request: Request,
  { bytes, etag, asOf }: Answer,
  caching: Caching,
): Response {
  const headers = {
    ...SAFE,
    ...cached(caching),
    'content-type': 'application/json; charset=utf-8',
    etag,
    ...(asOf !== undefined && { [AS_OF_HEADER]: asOf }),
  };
  if (isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(bodyOf(bytes), { headers });
}

/** Another spelling of an address of ours leads to the one that the CDN keeps. */
export const movedTo = (path: string): Response =>
  new Response(null, {
    status: 301,
    headers: { ...SAFE, 'cache-control': 'no-store', location: path },
  });

/** A JSON error that nothing caches. */
export const errorJson = (status: number, error: string, headers: Record<string, string> = {}) =>
  Response.json(
    { error },
    { status, headers: { ...SAFE, 'cache-control': 'no-store', ...headers } },
  );

/** Runs a GET handler: other methods get 405; what it throws is logged and answered with 503. */
export async function answerGet(
  request: Request,
  handler: () => Promise<Response>,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return errorJson(405, ERRORS.method, { allow: 'GET, HEAD' });
  }
  // Nobody waits for it any more.
  if (request.signal.aborted) return new Response(null, { status: 499 });
  try {
    return await handler();
  } catch (error) {
    console.error(error);
    return errorJson(503, ERRORS.unavailable, { 'retry-after': '30' });
  }
}
