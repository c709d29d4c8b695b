import type { Context } from '@netlify/functions';
import * as z from 'zod/mini';
import { clock } from '#clock';
import type { Store } from '#server/store/store.ts';
import { answerGet, errorJson, type PublicAnswer, publicJson } from './answer.ts';
import { currentStore } from './environment.ts';
import { parseParameters, parseQuery } from './parse.ts';

/** What a contract says of a request. */
interface Contract<Query, Parameters> {
  readonly path: string;
  readonly query: z.ZodMiniType<Query>;
  readonly parameters?: z.ZodMiniType<Parameters>;
  readonly answer: z.ZodMiniType;
}

/** A request that keeps its contract. */
interface Asked<Query, Parameters> {
  readonly query: Query;
  readonly parameters: Parameters;
  readonly store: Store;
  readonly now: Date;
}

/** The answer, or the text of a 404. */
type Task<Query, Parameters> = (
  asked: Asked<Query, Parameters>,
) => Promise<PublicAnswer | { readonly notFound: string }>;

/** One endpoint of a function. */
export interface Endpoint {
  readonly path: string;
  readonly answer: (request: Request, params: Context['params']) => Promise<Response>;
}

/**
 * An endpoint: a request that breaks the contract gets 400, what the task does not find 404. An answer that breaks it
 * is our own mistake: it is thrown, and no reader gets it.
 */
export function get<Query, Parameters = unknown>(
  contract: Contract<Query, Parameters>,
  task: Task<Query, Parameters>,
): Endpoint {
  const schema = contract.parameters ?? (z.unknown() as z.ZodMiniType<Parameters>);
  return {
    path: contract.path,
    answer: async (request, params) => {
      const parameters = parseParameters(schema, params);
      if (!parameters.ok) return errorJson(400, parameters.error);
      const query = parseQuery(contract.query, request);
      if (!query.ok) return errorJson(400, query.error);
      const answer = await task({
        query: query.value,
        parameters: parameters.value,
        store: currentStore(),
        now: clock.now(),
      });
      if ('notFound' in answer) return errorJson(404, answer.notFound);
      return publicJson(request, { ...answer, body: contract.answer.parse(answer.body) });
    },
  };
}

/** Answers a request by the first endpoint whose path it has; a function is only asked for paths of its own. */
export function serve(
  request: Request,
  { params }: Context,
  ...endpoints: readonly Endpoint[]
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const endpoint = endpoints.find(({ path }) =>
    new URLPattern({ pathname: path }).test({ pathname }),
  );
  return answerGet(request, () => {
    if (!endpoint) throw new Error(`No endpoint answers ${pathname}`);
    return endpoint.answer(request, params);
  });
}
