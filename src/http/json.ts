import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import type { EndpointKind } from './endpoint.ts';
import { type Headers, PRIVATE, SAFE_HEADERS, UNKEPT } from './headers.ts';

type Json = (status: number, body: object, headers?: Headers) => Response;

const jsonWith =
  (kept: Headers): Json =>
  (status, body, headers = {}) =>
    Response.json(body, { status, headers: { ...SAFE_HEADERS, ...kept, ...headers } });

/** A response for one reader: no cache on the way keeps it. */
export const privateJson: Json = jsonWith(PRIVATE);

/** A response that is never cached, whoever requests it. */
export const unkeptJson: Json = jsonWith(UNKEPT);

/** The response itself if there is one already, else a body turned into JSON. */
export const sentAs = (said: object, json: Json): Response =>
  said instanceof Response ? said : json(200, said);

/** A refusal as JSON. */
export const refusedAs =
  (json: Json): EndpointKind['refuse'] =>
  ({ status, message, headers }) =>
    json(status, { error: message }, headers);

/** Public responses: for anybody, on any site's page. */
export const OPEN_JSON: EndpointKind = {
  refuse: refusedAs(unkeptJson),
  failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 30 }),
  head: true,
  open: true,
};

/** Responses for one reader. */
export const OWN_JSON: EndpointKind = {
  refuse: refusedAs(privateJson),
  failed: new Refused('unavailable', ERRORS.notDone, { retryAfter: 30 }),
};
