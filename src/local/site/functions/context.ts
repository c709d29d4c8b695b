import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { type CookieJar, cookieJar } from './cookies.ts';

interface ContextInput {
  readonly request: Request;
  readonly params: Record<string, string>;
  readonly ip: string;
  /** Where readers find the site; over plain http its cookies are plain too. */
  readonly siteUrl: string;
}

interface FunctionContext {
  readonly context: Context;
  readonly jar: CookieJar;
  /** Resolves when everything passed to `waitUntil` is done. */
  readonly settled: () => Promise<unknown>;
}

const unavailable = () => Promise.reject(new Error('Only edge functions can do this'));

/** A function's second argument, with Netlify's values. */
export function makeContext({ request, params, ip, siteUrl }: ContextInput): FunctionContext {
  const jar = cookieJar(request, { plain: new URL(siteUrl).protocol === 'http:' });
  const pending: Promise<unknown>[] = [];
  const context: Context = {
    account: { id: 'local' },
    cookies: jar.cookies,
    deploy: { context: 'dev', id: '0', published: true },
    geo: {},
    ip,
    json: (input) => Response.json(input),
    log: (...data) => console.log(...data),
    next: unavailable,
    params,
    requestId: randomUUID(),
    rewrite: unavailable,
    server: { region: 'local' },
    site: { id: 'local', name: 'local', url: siteUrl },
    url: new URL(request.url),
    waitUntil: (promise) => {
      pending.push(promise.catch((error: unknown) => console.error(error)));
    },
  };
  return { context, jar, settled: () => Promise.all(pending) };
}
