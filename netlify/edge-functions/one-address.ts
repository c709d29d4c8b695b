/** Netlify's context of a request, as far as it is used here. */
interface Context {
  /** What the site answers without this function. */
  readonly next: () => Promise<Response>;
}

/** Other spellings of a page's address: with a slash at its end, or with its file's ending. */
export const config = {
  pattern: ['^/.+/$', '^/.*\\.html$'],
  onError: 'bypass',
} as const;

/** The one address: no slash and no `.html` at its end; never two slashes first, which would name another host. */
const oneAddress = (pathname: string): string =>
  `/${pathname
    .replace(/\/+$/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '')
    .replace(/^\/+/, '')}`;

const FOUND: readonly number[] = [200, 206, 304];

/** Netlify serves a page's file at each of these spellings: what is found there leads to its one address; all else stays as it is. */
export default async function oneAddressOnly(
  request: Request,
  context: Context,
): Promise<Response> {
  const answer = await context.next();
  // A function that needs the built file itself (src/http/builtPage.ts).
  if (request.headers.has('x-as-built')) return answer;
  const { pathname, search } = new URL(request.url);
  if (!FOUND.includes(answer.status) || !['GET', 'HEAD'].includes(request.method)) return answer;
  await answer.body?.cancel();
  const headers = new Headers(answer.headers);
  for (const name of ['content-type', 'content-length', 'content-encoding', 'etag'])
    headers.delete(name);
  headers.set('location', oneAddress(pathname) + search);
  return new Response(null, { status: 301, headers });
}
