import type * as z from 'zod/mini';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';

/** Values against their schema. Throws Refused with one line for the reader. */
export function parseParameters<T>(schema: z.ZodMiniType<T>, values: unknown): T {
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys')
    throw new Refused('invalid', ERRORS.unknownParameter(issue.keys.join(', ')));
  throw new Refused('invalid', issue?.message ?? 'Invalid request');
}

/** A query string against its schema. A parameter that comes twice means nothing certain and is refused. */
export function parseQuery<T>(schema: z.ZodMiniType<T>, searchParams: URLSearchParams): T {
  const names = new Set<string>();
  for (const name of searchParams.keys()) {
    if (names.has(name)) throw new Refused('invalid', ERRORS.repeatedParameter(name));
    names.add(name);
  }
  return parseParameters(schema, Object.fromEntries(searchParams));
}

const written = (value: unknown): string => encodeURIComponent(String(value).toLowerCase());

/**
 * The one spelling of an endpoint's address with these values: lower case, nothing encoded that need not be, no
 * parameter that says nothing. Every other spelling leads here, so that the CDN keeps each answer once.
 */
export function canonicalPath(path: string, parameters: unknown, query: object): string {
  const values = new Map(Object.entries(parameters ?? {}));
  const pathname = path.replace(/:(\w+)/g, (_, name: string) => written(values.get(name)));
  const said = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = said.map(([name, value]) => `${name}=${written(value)}`).join('&');
  return search ? `${pathname}?${search}` : pathname;
}
