import { AS_OF_HEADER } from '#contract/asOf.ts';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import type { Kind } from './endpoint.ts';
import { type Headers, PRIVATE, SAFE, UNKEPT } from './headers.ts';

/** Pages of anybody may read a public answer, without credentials: it is the same for everybody. */
export const OPEN: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': `etag, retry-after, ${AS_OF_HEADER}`,
};

/** The same answer, for pages of anybody. */
function opened(answer: Response): Response {
  for (const [name, value] of Object.entries(OPEN)) answer.headers.set(name, value);
  return answer;
}

type Json = (status: number, body: object, headers?: Headers) => Response;

const jsonWith =
  (kept: Headers): Json =>
  (status, body, headers = {}) =>
    Response.json(body, { status, headers: { ...SAFE, ...kept, ...headers } });

/** An answer for one reader: nothing on the way keeps it. */
export const privateJson: Json = jsonWith(PRIVATE);

/** An answer that nothing keeps, whoever asks. */
export const unkeptJson: Json = jsonWith(UNKEPT);

/** What was answered: all of it already, or a body that is sent so. */
export const sentAs = (said: object, json: Json): Response =>
  said instanceof Response ? said : json(200, said);

/** How a refusal is told as JSON. */
export const refusedAs =
  (json: Json): Kind['refuse'] =>
  ({ status, message, headers }) =>
    json(status, { error: message }, headers);

/** Public answers: anybody's, on any page. */
export const OPEN_JSON: Kind = {
  refuse: refusedAs(unkeptJson),
  failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }),
  head: true,
  dress: opened,
};

/** Answers to one reader. */
export const OWN_JSON: Kind = {
  refuse: refusedAs(privateJson),
  failed: new Refused('unavailable', ERRORS.notDone, { retryAfter: 30 }),
};
