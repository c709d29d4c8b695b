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

/** A filter on an embedded table (`match.id=eq.1`) chooses none of the rows that are changed; a negated `and` or `or` does. */
const isFilter = (name: string): boolean =>
  !NO_FILTERS.includes(name) && (!/^\w+\./.test(name) || ['not.and', 'not.or'].includes(name));

/**
 * What a hosted project answers to a change or deletion without a filter, before it looks at rights: its API preloads
 * the extension safeupdate, which our PostgreSQL does not come with. Functions are looked through when they are migrated.
 */
export function refusedUnfiltered({ method, url }: Request): Response | undefined {
  const verb = VERBS[method];
  const { pathname, searchParams } = new URL(url);
  const isCall = pathname.startsWith('/rest/v1/rpc/');
  if (verb === undefined || isCall || [...searchParams.keys()].some(isFilter)) return undefined;
  const message = `${verb} requires a WHERE clause`;
  return Response.json({ code: '21000', details: null, hint: null, message }, { status: 400 });
}
