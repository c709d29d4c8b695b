import type { Context } from '@netlify/functions';
import type * as z from 'zod/mini';
import { ERRORS } from '#contract/errors.ts';
import { readBody } from './body.ts';
import { privateError } from './privateAnswer.ts';

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: (request: Request, context: Context) => Promise<Response>;
}

/** An endpoint that changes something: JSON, from a page of ours only. */
export const post = <Body>(
  {
    path,
    body,
    largest,
  }: {
    readonly path: string;
    readonly body: z.ZodMiniType<Body>;
    /** Bytes that it may take, where they are more than a form's. */
    readonly largest?: number;
  },
  run: (body: Body, request: Request, context: Context) => Promise<Response>,
): Endpoint => ({
  method: 'POST',
  path,
  answer: async (request, context) => {
    const read = await readBody(request, body, largest);
    return 'refusal' in read ? read.refusal : run(read.value, request, context);
  },
});

export const get = ({ path }: { readonly path: string }, answer: Endpoint['answer']): Endpoint => ({
  method: 'GET',
  path,
  answer,
});

/** A function's handler for answers to one reader. */
export const serve =
  (...endpoints: readonly Endpoint[]) =>
  async (request: Request, context: Context): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const here = endpoints.filter(({ path }) => path === pathname);
    if (here.length === 0) return privateError(404, ERRORS.noEndpoint);
    const endpoint = here.find(({ method }) => method === request.method);
    const allow = here.map(({ method }) => method).join(', ');
    if (!endpoint) return privateError(405, `Only ${allow} is answered here`, { allow });
    try {
      return await endpoint.answer(request, context);
    } catch (error) {
      return unavailable(error);
    }
  };

const UNAVAILABLE = 'This cannot be done right now. Please try again.';

/** What failed is logged, and told without details. */
export function unavailable(error: unknown): Response {
  console.error(error);
  return privateError(503, UNAVAILABLE, { 'retry-after': '30' });
}
