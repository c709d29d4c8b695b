import * as z from 'zod/mini';
import { AS_OF_HEADER } from '#contract/asOf.ts';
import { preflight } from './crossOrigin.ts';
import type { Call, Endpoint } from './endpoint.ts';
import { type Caching, cached, type Headers, SAFE_HEADERS, UNKEPT } from './headers.ts';
import { OPEN_JSON } from './json.ts';
import { canonicalPath, parseParameters, parseQuery } from './parse.ts';
import { taggedAnswer } from './taggedAnswer.ts';

/** What a contract states about a public request. */
export interface Contract<Query, Parameters> {
  readonly path: string;
  readonly query: z.ZodMiniType<Query> & { readonly shape: object };
  readonly parameters?: z.ZodMiniType<Parameters>;
}

/** A request that fulfills its contract. */
export interface ContractRequest<Query, Parameters> {
  readonly query: Query;
  readonly parameters: Parameters;
  readonly call: Call;
}

/** Redirects another spelling of one of our addresses to the one that the CDN caches. */
export const movedTo = (
  path: string,
  headers: Headers = { ...SAFE_HEADERS, ...UNKEPT },
): Response => new Response(null, { status: 301, headers: { ...headers, location: path } });

/**
 * A public endpoint: a request that breaks its contract gets 400, another spelling of it 301.
 * @param choose finds what is requested; throws Refused if it does not exist, before any redirect
 */
export const openFor = <Query extends object, Parameters, Wanted>(
  contract: Contract<Query, Parameters>,
  choose: (asked: ContractRequest<Query, Parameters>) => Wanted,
  answer: (wanted: Wanted, call: Call) => Promise<Response>,
): Endpoint => ({
  methods: ['GET'],
  path: contract.path,
  kind: OPEN_JSON,
  answer: async (call) => {
    const schema = contract.parameters ?? (z.unknown() as z.ZodMiniType<Parameters>);
    const parameters = parseParameters(schema, call.context.params);
    const query = parseQuery(contract.query, call.url.searchParams);
    const wanted = choose({ query, parameters, call });
    const canonical = canonicalPath(contract.path, parameters, query);
    if (call.url.pathname + call.url.search !== canonical) return movedTo(canonical);
    return answer(wanted, call);
  },
});

/** A public endpoint that has everything that its contract allows to request. */
export const open = <Query extends object, Parameters = unknown>(
  contract: Contract<Query, Parameters>,
  answer: (asked: ContractRequest<Query, Parameters>) => Promise<Response>,
): Endpoint => openFor(contract, (asked) => asked, answer);

/** JSON as stored: its bytes, their tag including quotation marks, and the time of its oldest datum, ISO 8601. */
interface KeptJson {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly asOf: string | undefined;
}

/** A public JSON response that the CDN caches and the refresh purges by tag. */
export const publicJson = (
  request: Request,
  { bytes, etag, asOf }: KeptJson,
  caching: Caching,
): Response =>
  taggedAnswer(request, bytes, {
    headers: {
      ...SAFE_HEADERS,
      ...cached(caching),
      'content-type': 'application/json; charset=utf-8',
      ...(asOf !== undefined && { [AS_OF_HEADER]: asOf }),
    },
    etag,
  });

/** A file that any site's page may read. The CDN serves it and knows no OPTIONS: only that request comes here. */
export const openFile = (path: string): Endpoint => ({
  methods: [],
  path,
  kind: OPEN_JSON,
  answer: async () => preflight(),
});
