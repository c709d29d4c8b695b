import type * as z from 'zod/mini';
import { readBody } from './body.ts';
import type { Call, Endpoint, Guard } from './endpoint.ts';
import { OWN_JSON, privateJson, sentAs } from './json.ts';
import { parseQuery } from './parse.ts';

interface Asked<Who> {
  readonly who: Who;
  readonly call: Call;
}

/** What an endpoint answers: a body, or all of it. */
type Answered = object | Promise<object>;

const answered = async (body: Answered): Promise<Response> => sentAs(await body, privateJson);

/** Anybody. */
export const anyone: Guard<undefined> = async () => undefined;

/** An endpoint that changes something: JSON, from a page of ours only. */
export const post = <Body, Who>(
  contract: {
    readonly path: string;
    readonly body: z.ZodMiniType<Body>;
    /** Bytes that it may take, where they are more than a form's. */
    readonly largest?: number;
  },
  guard: Guard<Who>,
  run: (asked: Asked<Who> & { readonly body: Body }) => Answered,
  kind = OWN_JSON,
): Endpoint => ({
  methods: ['POST'],
  path: contract.path,
  kind,
  answer: async (call) => {
    const body = await readBody(call.request, contract.body, contract.largest);
    return answered(run({ who: await guard(call), body, call }));
  },
});

/** An endpoint that reads for one reader. */
export const get = <Who>(
  { path }: { readonly path: string },
  guard: Guard<Who>,
  run: (asked: Asked<Who>) => Answered,
  kind = OWN_JSON,
): Endpoint => ({
  methods: ['GET'],
  path,
  kind,
  answer: async (call) => answered(run({ who: await guard(call), call })),
});

/** The same, of which a query says what is wanted. */
export const find = <Query, Who>(
  { path, query }: { readonly path: string; readonly query: z.ZodMiniType<Query> },
  guard: Guard<Who>,
  run: (asked: Asked<Who> & { readonly query: Query }) => Answered,
  kind = OWN_JSON,
): Endpoint =>
  get(
    { path },
    guard,
    (asked) => run({ ...asked, query: parseQuery(query, asked.call.url.searchParams) }),
    kind,
  );
