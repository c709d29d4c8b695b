import type { Handler } from '../http/listen.ts';

/** Paths whose answers are for programs: they are the same at each of this machine's names. */
const FOR_PROGRAMS = /^\/(?:api|\.netlify)\//;

/** A browser that goes to a page says so; programs that read one get it where they asked. */
const wantsPage = ({ method, headers }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.get('accept')?.includes('text/html') === true;

/**
 * Leads a page that was asked for at another name of this machine, such as 127.0.0.1, to the site's address: a page from there
 * could only be read, because each of its questions would come from another origin. Not where a proxy stands before this server
 * (https, or another port): it may name us as it likes.
 */
export function atOneAddress(handler: Handler, siteUrl: string, port: number): Handler {
  const { protocol, host, origin, port: own } = new URL(siteUrl);
  const isDirect = protocol === 'http:' && (own === '' ? 80 : Number(own)) === port;
  if (!isDirect) return handler;
  return async (request, ip) => {
    const named = request.headers.get('host')?.toLowerCase();
    const { pathname, search } = new URL(request.url);
    if (named === undefined || named === host || FOR_PROGRAMS.test(pathname) || !wantsPage(request))
      return handler(request, ip);
    return new Response(null, {
      status: 302,
      headers: { location: origin + pathname + search, 'cache-control': 'no-store' },
    });
  };
}
