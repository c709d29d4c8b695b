import type { Context } from '@netlify/functions';
import * as z from 'zod/mini';
import { clock } from '#clock';
import { ERRORS } from '#contract/errors.ts';
import type { TimedText } from '#server/tasks/answers/timedText.ts';
import { answerGet, errorJson, movedTo, opened, publicJson } from './answer.ts';
import { canonicalPath } from './canonical.ts';
import { currentAnswers } from './environment.ts';
import { parseParameters, parseQuery } from './parse.ts';

/** What a contract says of a request. */
export interface Contract<Query, Parameters> {
  readonly path: string;
  readonly query: z.ZodMiniType<Query> & { readonly shape: object };
  readonly parameters?: z.ZodMiniType<Parameters>;
}

/** A request that keeps its contract. */
export interface Asked<Query, Parameters> {
  readonly query: Query;
  readonly parameters: Parameters;
  readonly now: Date;
}

/** Which rendered answer is wanted (server/tasks/answers/keys.ts), and how the CDN keeps it. */
interface Wanted {
  readonly key: string;
  /** What a slate without it answers: a list, or the text of a 404. By default it has to be there. */
  readonly otherwise?: TimedText;
  readonly missing?: string;
  readonly tags?: readonly string[];
  readonly seconds?: number;
}

/** The answer wanted, or the text of a 404. */
type Choice<Query, Parameters> = (
  asked: Asked<Query, Parameters>,
) => Wanted | { readonly notFound: string };

/** One endpoint of a function. */
export interface Endpoint {
  readonly matches: (pathname: string) => boolean;
  readonly answer: (request: Request, url: URL, params: Context['params']) => Promise<Response>;
}

/** Compiled once: a pattern takes longer to read than a request. */
export function matcher(path: string): (pathname: string) => boolean {
  if (!path.includes(':')) return (pathname) => pathname === path;
  const pattern = new URLPattern({ pathname: path });
  return (pathname) => pattern.test({ pathname });
}

/** A request's values if they keep the contract, else a 400 that says what is wrong with them. */
export function askedOf<Query extends object, Parameters>(
  contract: Contract<Query, Parameters>,
  url: URL,
  params: Context['params'],
): Asked<Query, Parameters> | Response {
  const schema = contract.parameters ?? (z.unknown() as z.ZodMiniType<Parameters>);
  const parameters = parseParameters(schema, params);
  if (!parameters.ok) return errorJson(400, parameters.error);
  const query = parseQuery(contract.query, url.searchParams);
  if (!query.ok) return errorJson(400, query.error);
  return { query: query.value, parameters: parameters.value, now: clock.now() };
}

/** A 301 to the one spelling of the address that the CDN keeps; undefined if the request already uses it. */
export function otherSpelling(
  { path }: { readonly path: string },
  { parameters, query }: Asked<object, unknown>,
  url: URL,
): Response | undefined {
  const canonical = canonicalPath(path, parameters, query);
  return url.pathname + url.search === canonical ? undefined : movedTo(canonical);
}

/**
 * An endpoint: a request that breaks the contract gets 400, another spelling of it 301, what is not there 404. Answers
 * were rendered when their slate was published, and held to their contract then.
 */
export function get<Query extends object, Parameters = unknown>(
  contract: Contract<Query, Parameters>,
  choose: Choice<Query, Parameters>,
): Endpoint {
  const names = Object.keys(contract.query.shape);
  return {
    matches: matcher(contract.path),
    answer: async (request, url, params) => {
      const asked = askedOf(contract, url, params);
      if (asked instanceof Response) return asked;
      const wanted = choose(asked);
      if ('notFound' in wanted) return errorJson(404, wanted.notFound);
      const moved = otherSpelling(contract, asked, url);
      if (moved) return moved;
      const answer = await currentAnswers().read(wanted.key, asked.now, wanted.otherwise);
      if (answer) return publicJson(request, answer, { ...wanted, parameters: names });
      if (wanted.missing === undefined) throw new Error(`${wanted.key} has not been rendered`);
      return errorJson(404, wanted.missing);
    },
  };
}

/** A public function's handler: answers a request by the first of its endpoints that has the path, to any origin. */
export const serve =
  (...endpoints: readonly Endpoint[]) =>
  async (request: Request, { params }: Context): Promise<Response> => {
    const answer = await answerGet(request, async () => {
      const url = new URL(request.url);
      const endpoint = endpoints.find(({ matches }) => matches(url.pathname));
      return endpoint ? endpoint.answer(request, url, params) : errorJson(404, ERRORS.noEndpoint);
    });
    return opened(answer);
  };
