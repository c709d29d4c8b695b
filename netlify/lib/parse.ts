import type * as z from 'zod/mini';
import { ERRORS } from '#contract/errors.ts';

type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

/** Path parameters against their schema; the error is one line for the reader. */
export function parseParameters<T>(schema: z.ZodMiniType<T>, values: unknown): Parsed<T> {
  const result = schema.safeParse(values);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    return { ok: false, error: ERRORS.unknownParameter(issue.keys.join(', ')) };
  }
  return { ok: false, error: issue?.message ?? 'Invalid request' };
}

/** A query string against its schema. A parameter that comes twice means nothing certain and is refused. */
export function parseQuery<T>(schema: z.ZodMiniType<T>, searchParams: URLSearchParams): Parsed<T> {
  const names = new Set<string>();
  for (const name of searchParams.keys()) {
    if (names.has(name)) return { ok: false, error: ERRORS.repeatedParameter(name) };
    names.add(name);
  }
  return parseParameters(schema, Object.fromEntries(searchParams));
}
