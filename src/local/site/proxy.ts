import type { Handler } from '../http/listen.ts';

const DROPPED = ['content-encoding', 'content-length'];

/** Passes a request on to another server, its redirects untouched. */
export function proxyTo(origin: string): Handler {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete('accept-encoding');
    const { method, body, signal } = request;
    const init = { method, headers, body, signal, redirect: 'manual' as const };
    // `duplex` is required for a streamed body and missing from the DOM's type.
    const answer = await fetch(origin + pathname + search, {
      ...init,
      duplex: 'half',
    } as RequestInit);
    const kept = new Headers(answer.headers);
    for (const name of DROPPED) kept.delete(name);
    return new Response(answer.body, { status: answer.status, headers: kept });
  };
}
