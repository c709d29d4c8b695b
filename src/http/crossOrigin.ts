import { AS_OF_HEADER } from '#contract/asOf.ts';
import { type Headers, SAFE_HEADERS, UNKEPT } from './headers.ts';

/** Any site's page may read a public response, without credentials: it is the same for everybody. */
export const OPEN: Headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-expose-headers': `etag, retry-after, allow, content-disposition, ${AS_OF_HEADER}`,
};

/** The same response, readable by any site's page. */
export function readableAnywhere(answer: Response): Response {
  for (const [name, value] of Object.entries(OPEN)) answer.headers.set(name, value);
  return answer;
}

/** A day, seconds; browsers that allow less take their own limit. */
const MAX_AGE = 86_400;

/**
 * What a browser wants to know before it sends another site's request with a header of its own, as If-None-Match, or with JSON.
 * Content-Type is what many clients send with a GET, too.
 */
const preflightOf = (methods: readonly string[]): Headers => ({
  allow: [...methods, 'OPTIONS'].join(', '),
  'access-control-allow-methods': methods.join(', '),
  'access-control-allow-headers':
    'accept, cache-control, content-type, if-modified-since, if-none-match',
  'access-control-max-age': String(MAX_AGE),
  vary: 'access-control-request-method, access-control-request-headers',
});

const READING = ['GET', 'HEAD'] as const;

/** The response to OPTIONS at a public address; by default at one that is only read. */
export const preflight = (methods: readonly string[] = READING): Response =>
  new Response(null, {
    status: 204,
    headers: { ...SAFE_HEADERS, ...UNKEPT, ...preflightOf(methods) },
  });
