import { AS_OF_HEADER } from '#contract/asOf.ts';
import { ERRORS } from '#contract/errors.ts';
import { etagOf, isKnown } from './etag.ts';
import { SAFE } from './safe.ts';

/** A public answer: what it says, when that was last confirmed, and how the CDN keeps it. */
export interface PublicAnswer {
  readonly body: unknown;
  /** See contract/asOf.ts. */
  readonly asOf: string | undefined;
  /** What purges it besides a new slate. */
  readonly tags?: readonly string[];
  /** How long the CDN answers without asking, seconds. */
  readonly seconds?: number;
}

/** Kept by the CDN and served stale while it is fetched again; browsers always ask. */
const cached = (seconds: number) => ({
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': `public, durable, s-maxage=${seconds}, stale-while-revalidate=900`,
});

/** A public JSON answer that the CDN keeps and the refresh purges by tag; 304 where the reader has it already. */
export function publicJson(
  request: Request,
  { body, asOf, tags = [], seconds = 60 }: PublicAnswer,
): Response {
  const text = JSON.stringify(body);
  const etag = etagOf(text);
  const headers = {
    ...SAFE,
    ...cached(seconds),
    'content-type': 'application/json; charset=utf-8',
    'netlify-cache-tag': ['slate', ...tags].join(','),
    'netlify-vary': 'query',
    etag,
    ...(asOf !== undefined && { [AS_OF_HEADER]: asOf }),
  };
  if (isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  // Streamed: a buffered answer of a function may not exceed 6 MB, and a Saturday of all leagues comes near it.
  return new Response(new Blob([text]).stream(), { headers });
}

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
  try {
    return await handler();
  } catch (error) {
    console.error(error);
    return errorJson(503, ERRORS.unavailable, { 'retry-after': '30' });
  }
}
