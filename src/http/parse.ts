import type * as z from 'zod/mini';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';

/** Instead of the library's words for a mistake; a text of a contract's own comes before it. */
const NOTHING_SAID = { error: () => '' };

/** Checks values against their schema. Throws Refused with one line for the reader, in our words. */
export function parseParameters<T>(schema: z.ZodMiniType<T>, values: unknown): T {
  const result = schema.safeParse(values, NOTHING_SAID);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (issue?.code === 'unrecognized_keys')
    throw new Refused('invalid', ERRORS.unknownParameter(issue.keys.join(', ')));
  throw new Refused('invalid', issue?.message || ERRORS.unreadable(issue?.path.join('.') ?? ''));
}

/** Checks a query string against its schema. A repeated parameter is ambiguous and refused. */
export function parseQuery<T>(schema: z.ZodMiniType<T>, searchParams: URLSearchParams): T {
  const names = new Set<string>();
  for (const name of searchParams.keys()) {
    if (names.has(name)) throw new Refused('invalid', ERRORS.repeatedParameter(name));
    names.add(name);
  }
  return parseParameters(schema, Object.fromEntries(searchParams));
}

const written = (value: unknown): string => encodeURIComponent(String(value));

/**
 * The one spelling of an endpoint's address with these values: paths in lower case, a parameter's value as the contract names it
 * (`Tennis`, `NFL`), only necessary encoding, no parameter without effect. Every other spelling redirects here, so that the CDN caches each response once.
 */
export function canonicalPath(path: string, parameters: unknown, query: object): string {
  const values = new Map(Object.entries(parameters ?? {}));
  const pathname = path.replace(/:(\w+)/g, (_, name: string) =>
    written(values.get(name)).toLowerCase(),
  );
  const said = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = said.map(([name, value]) => `${name}=${written(value)}`).join('&');
  return search ? `${pathname}?${search}` : pathname;
}
