import type * as z from 'zod/mini';
import { ERRORS } from '#contract/errors.ts';

type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

/** A query string or path parameters against their schema; the error is one line for the reader. */
export function parseParameters<T>(schema: z.ZodMiniType<T>, values: unknown): Parsed<T> {
  const result = schema.safeParse(values);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    return { ok: false, error: ERRORS.unknownParameter(issue.keys.join(', ')) };
  }
  return { ok: false, error: issue?.message ?? 'Invalid request' };
}

/** The query as an object; a repeated parameter keeps its last value. */
export const queryOf = (request: Request): Record<string, string> =>
  Object.fromEntries(new URL(request.url).searchParams);
