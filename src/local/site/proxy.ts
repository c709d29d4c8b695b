import type { Handler } from '../http/listen.ts';
import { passOn } from '../http/passOn.ts';

/** Passes a request on to another server. */
export const proxyTo =
  (origin: string): Handler =>
  async (request) => {
    const { pathname, search } = new URL(request.url);
    return passOn(origin + pathname + search, request, new Headers(request.headers));
  };
