import type { IncomingMessage } from 'node:http';
import { type HttpServer, listen } from '../http/listen.ts';
import type { Onward } from '../http/passMessage.ts';
import { signJwt } from './jwt.ts';
import type { Keys } from './keys.ts';
import { refusedUnfiltered } from './safeUpdate.ts';

type ApiRole = 'anon' | 'service_role';
/** Auth itself ignores API keys: only the bearer token says who asks. */
export type AuthHandler = (request: Request, address: string) => Promise<Response>;

interface GatewayOptions {
  readonly keys: Keys;
  readonly postgrestUrl: string;
  readonly auth: AuthHandler;
  /** Default: any free one. */
  readonly port?: number;
}

/** PostgREST's answer while it has no database; here PostgREST itself is away and restarting. */
const UNAVAILABLE = [503, { message: 'Unavailable' }] as const;

const FAR_FUTURE = 4_102_444_800; // 2100-01-01
const REST = '/rest/v1';

const bearer = (authorization: string): string => authorization.replace(/^Bearer\s+/i, '');

/** Paths that hosted projects serve without a key. */
const OPEN: readonly string[] = ['/auth/v1/health', '/auth/v1/.well-known/jwks.json'];

function roleOf(key: string, keys: Keys): ApiRole | undefined {
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

  /** Keys are not JWTs: a request without a user's own token gets one of the key's role. */
  const tokenFor = (role: ApiRole, key: string, given: string): string =>
    given === '' || bearer(given) === key ? `Bearer ${tokens[role]}` : given;

  function withToken(request: Request, role: ApiRole): Headers {
    const headers = new Headers(request.headers);
    const given = headers.get('authorization') ?? '';
    if (role !== 'service_role') headers.delete('sb-forwarded-for');
    headers.set('authorization', tokenFor(role, headers.get('apikey') ?? '', given));
    return headers;
  }

  /** PostgREST answers whoever has a key, but a change without a filter. */
  function rest({ headers, method = '' }: IncomingMessage, path: string): Onward | undefined {
    const key = String(headers.apikey ?? '');
    const role = roleOf(key, keys);
    if (role === undefined || !path.startsWith(`${REST}/`)) return undefined;
    if (refusedUnfiltered({ method, url: postgrestUrl + path })) return undefined;
    return {
      url: postgrestUrl + path.slice(REST.length),
      headers: {
        authorization: tokenFor(role, key, headers.authorization ?? ''),
        apikey: undefined,
        host: undefined,
        'accept-encoding': undefined,
        ...(role !== 'service_role' && { 'sb-forwarded-for': undefined }),
      },
      away: UNAVAILABLE,
    };
  }

  return listen(
    async (request, address) => {
      const { pathname } = new URL(request.url);
      const role = roleOf(request.headers.get('apikey') ?? '', keys);
      if (role === undefined && !OPEN.includes(pathname)) {
        return Response.json({ message: 'Invalid API key' }, { status: 401 });
      }
      if (pathname.startsWith('/auth/v1/')) {
        return auth(new Request(request, { headers: withToken(request, role ?? 'anon') }), address);
      }
      const refused = pathname.startsWith(`${REST}/`) ? refusedUnfiltered(request) : undefined;
      if (refused) return refused;
      return Response.json({ message: 'Not found' }, { status: 404 });
    },
    { pass: rest, ...(port !== undefined && { port }) },
  );
}
