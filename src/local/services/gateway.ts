import { type HttpServer, listen } from '../http/listen.ts';
import { passOn } from '../http/passOn.ts';
import { signJwt } from './jwt.ts';
import type { Keys } from './keys.ts';
import { refusedUnfiltered } from './safeUpdate.ts';

export type ApiRole = 'anon' | 'service_role';
/** Auth itself ignores API keys: only the bearer token says who asks. */
export type AuthHandler = (request: Request, address: string) => Promise<Response>;

export interface GatewayOptions {
  readonly keys: Keys;
  readonly postgrestUrl: string;
  readonly auth: AuthHandler;
  /** Default: any free one. */
  readonly port?: number;
}

/** PostgREST's answer while it has no database; here PostgREST itself is away and restarting. */
const unavailable = (): Response => Response.json({ message: 'Unavailable' }, { status: 503 });

const FAR_FUTURE = 4_102_444_800; // 2100-01-01
const DROPPED = ['apikey', 'host', 'content-length'];

const bearer = (request: Request): string =>
  (request.headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '');

/** Paths that hosted projects serve without a key. */
const OPEN: readonly string[] = ['/auth/v1/health', '/auth/v1/.well-known/jwks.json'];

const keyOf = (request: Request): string => request.headers.get('apikey') ?? '';

function roleOf(request: Request, keys: Keys): ApiRole | undefined {
  const key = keyOf(request);
  if (key === keys.secret) return 'service_role';
  return key === keys.publishable ? 'anon' : undefined;
}

/**
 * One port that looks like a Supabase project: `/rest/v1` is PostgREST and `/auth/v1` the auth stand-in. An API key stands for
 * its database role; a user's own token is passed through.
 */
export function startGateway({
  keys,
  postgrestUrl,
  auth,
  port,
}: GatewayOptions): Promise<HttpServer> {
  const tokens: Readonly<Record<ApiRole, string>> = {
    anon: signJwt({ role: 'anon', exp: FAR_FUTURE }, keys.jwt),
    service_role: signJwt({ role: 'service_role', exp: FAR_FUTURE }, keys.jwt),
  };

  /** Keys are not JWTs: without a user's own token, one of the key's role replaces them. */
  function withToken(request: Request, role: ApiRole): Headers {
    const headers = new Headers(request.headers);
    const given = headers.get('authorization') ?? '';
    const isKey = given === '' || bearer(request) === keyOf(request);
    if (role !== 'service_role') headers.delete('sb-forwarded-for');
    if (isKey) headers.set('authorization', `Bearer ${tokens[role]}`);
    return headers;
  }

  async function rest(request: Request, role: ApiRole, path: string): Promise<Response> {
    const headers = withToken(request, role);
    for (const name of DROPPED) headers.delete(name);
    return passOn(postgrestUrl + path, request, headers).catch(unavailable);
  }

  return listen(
    async (request, address) => {
      const { pathname, search } = new URL(request.url);
      const role = roleOf(request, keys);
      if (role === undefined && !OPEN.includes(pathname)) {
        return Response.json({ message: 'Invalid API key' }, { status: 401 });
      }
      if (pathname.startsWith('/auth/v1/')) {
        return auth(new Request(request, { headers: withToken(request, role ?? 'anon') }), address);
      }
      if (role !== undefined && pathname.startsWith('/rest/v1/')) {
        const refused = refusedUnfiltered(request);
        if (refused) return refused;
        return rest(request, role, pathname.slice('/rest/v1'.length) + search);
      }
      return Response.json({ message: 'Not found' }, { status: 404 });
    },
    port === undefined ? {} : { port },
  );
}
