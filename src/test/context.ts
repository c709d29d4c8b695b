import process from 'node:process';
import type { Context } from '@netlify/functions';

/** Netlify's context of a request, as far as our functions use it: a browser without cookies on this machine. */
export const bareContext = (more: Partial<Context> = {}): Context =>
  ({
    params: {},
    ip: '127.0.0.1',
    cookies: { get: () => undefined, set: () => {}, delete: () => {} },
    site: { url: process.env.URL },
    ...more,
  }) as unknown as Context;
