/** Netlify's context of a request, as far as it is used here. */
interface Context {
  /** What the site answers without this function. */
  readonly next: () => Promise<Response>;
}

/**
 * Other spellings of a page's address: with a slash at its end, with its file's ending, the home page's file, letters written as
 * codes. And the other names of pages, which netlify.toml leads to theirs.
 */
export const config = {
  pattern: [
    '^/.+/$',
    '^/.*\\.html$',
    '^/index$',
    '%[0-9A-Fa-f]{2}',
    '^/(?:dashboard|pricing|join|betting-guide|platform|capabilities|terms|privacy)$',
    '^/(?:(?:ufc|mma|boxing|formula1|f1-race|nascar|racing|golf|tennis)-predictions|formula1|racing)$',
  ],
  onError: 'bypass',
} as const;

/** What netlify.toml says of every file; of a redirect Netlify says none of it. */
export const EDGE_SAFE: Readonly<Record<string, string>> = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** A code of a character that needs none is that character; others are in capitals (RFC 3986, 6.2.2). */
const plainly = (pathname: string): string =>
  pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });

/** The one address: no slash and no `.html` at its end; never two slashes first, which would name another host. */
const oneAddress = (pathname: string): string =>
  `/${plainly(pathname)
    .replace(/\/+$/, '')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/^\/index$/, '')
    .replace(/\/+$/, '')
    .replace(/^\/+/, '')}`;

const FOUND: readonly number[] = [200, 206, 304];

/** A redirect with what every file says. */
function safely(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(EDGE_SAFE))
    if (!headers.has(name)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}

/** Netlify serves a page's file at each of these spellings: what is found there leads to its one address; all else stays as it is. */
export default async function oneAddressOnly(
  request: Request,
  context: Context,
): Promise<Response> {
  const answer = await context.next();
  // A function that needs the built file itself (src/http/builtPage.ts).
  if (request.headers.has('x-as-built')) return answer;
  const { pathname, search } = new URL(request.url);
  if (answer.status >= 301 && answer.status <= 308 && answer.status !== 304) return safely(answer);
  const address = oneAddress(pathname);
  const isOther = address !== pathname && ['GET', 'HEAD'].includes(request.method);
  if (!isOther || !FOUND.includes(answer.status)) return answer;
  await answer.body?.cancel();
  const headers = new Headers(answer.headers);
  for (const name of ['content-type', 'content-length', 'content-encoding', 'etag'])
    headers.delete(name);
  headers.set('location', address + search);
  return new Response(null, { status: 301, headers });
}
