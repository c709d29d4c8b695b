const VERBS: Readonly<Record<string, string>> = { PATCH: 'UPDATE', DELETE: 'DELETE' };
/** Parameters of PostgREST that choose no rows. */
const NO_FILTERS: readonly string[] = [
  'select',
  'order',
  'limit',
  'offset',
  'columns',
  'on_conflict',
];

/** A filter on an embedded table (`match.id=eq.1`) selects none of the changed rows; a negated `and` or `or` does. */
const isFilter = (name: string): boolean =>
  !NO_FILTERS.includes(name) && (!/^\w+\./.test(name) || ['not.and', 'not.or'].includes(name));

/**
 * A hosted project's answer to a change or deletion without a filter, before it checks rights: its API preloads the extension
 * safeupdate, which our PostgreSQL lacks. Functions are checked when they are migrated.
 */
export function refusedUnfiltered({
  method,
  url,
}: Pick<Request, 'method' | 'url'>): Response | undefined {
  const verb = VERBS[method];
  const { pathname, searchParams } = new URL(url);
  const isCall = pathname.startsWith('/rest/v1/rpc/');
  if (verb === undefined || isCall || [...searchParams.keys()].some(isFilter)) return undefined;
  const message = `${verb} requires a WHERE clause`;
  return Response.json({ code: '21000', details: null, hint: null, message }, { status: 400 });
}
