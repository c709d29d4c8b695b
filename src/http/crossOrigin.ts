import { AS_OF_HEADER } from '#contract/asOf.ts';
import { type Headers, SAFE, UNKEPT } from './headers.ts';

/** Any site's page may read a public response, without credentials: it is the same for everybody. */
export const OPEN: Headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-expose-headers': `etag, retry-after, allow, content-disposition, ${AS_OF_HEADER}`,
};

/** The same response, readable by any site's page. */
export function opened(answer: Response): Response {
  for (const [name, value] of Object.entries(OPEN)) answer.headers.set(name, value);
  return answer;
}

/** A day, seconds; browsers that allow less take their own limit. */
const MAX_AGE = 86_400;

/**
 * What a browser wants to know before it sends another site's request with a header of its own, as If-None-Match: the
 * same whatever it asks. Content-Type is what many clients send with a GET, too.
 */
const PREFLIGHT: Headers = {
  allow: 'GET, HEAD, OPTIONS',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers':
    'accept, cache-control, content-type, if-modified-since, if-none-match',
  'access-control-max-age': String(MAX_AGE),
  vary: 'access-control-request-method, access-control-request-headers',
};

/** The response to OPTIONS at a public address. */
export const preflight = (): Response =>
  new Response(null, { status: 204, headers: { ...SAFE, ...UNKEPT, ...PREFLIGHT } });
