import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import { readBody } from './body.ts';
import type { Call, Endpoint, Guard } from './endpoint.ts';
import { OWN_JSON, privateJson, sentAs } from './json.ts';
import { parseQuery } from './parse.ts';

/** A guard with its class. Endpoints of one reader take no other. */
export interface Classed<Who> extends Guard<Who> {
  readonly access: Access;
}

export const withAccess = <Who>(access: Access, guard: Guard<Who>): Classed<Who> =>
  Object.assign((call: Call) => guard(call), { access });

interface Asked<Who> {
  readonly who: Who;
  readonly call: Call;
}

/** What an endpoint returns: a body, or a whole response. */
type Answered = object | Promise<object>;

const answered = async (body: Answered): Promise<Response> => sentAs(await body, privateJson);

/** Anybody. */
export const anyone: Classed<undefined> = withAccess('anyone', async () => undefined);

/** An endpoint that changes something: takes JSON, from our own pages only. */
export const post = <Body, Who>(
  contract: {
    readonly path: string;
    readonly body: z.ZodMiniType<Body>;
    /** Limit of its body in bytes, if more than a form's. */
    readonly largest?: number;
  },
  guard: Classed<Who>,
  run: (asked: Asked<Who> & { readonly body: Body }) => Answered,
  kind = OWN_JSON,
): Endpoint => ({
  methods: ['POST'],
  path: contract.path,
  kind,
  access: guard.access,
  answer: async (call) => {
    const body = await readBody(call.request, contract.body, contract.largest);
    return answered(run({ who: await guard(call), body, call }));
  },
});

/** An endpoint that returns one reader's data. */
export const get = <Who>(
  { path }: { readonly path: string },
  guard: Classed<Who>,
  run: (asked: Asked<Who>) => Answered,
  kind = OWN_JSON,
): Endpoint => ({
  methods: ['GET'],
  path,
  kind,
  access: guard.access,
  answer: async (call) => answered(run({ who: await guard(call), call })),
});

/** The same with a query that selects the data. */
export const find = <Query, Who>(
  { path, query }: { readonly path: string; readonly query: z.ZodMiniType<Query> },
  guard: Classed<Who>,
  run: (asked: Asked<Who> & { readonly query: Query }) => Answered,
  kind = OWN_JSON,
): Endpoint =>
  get(
    { path },
    guard,
    (asked) => run({ ...asked, query: parseQuery(query, asked.call.url.searchParams) }),
    kind,
  );
