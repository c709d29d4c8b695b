import { isIP } from 'node:net';
import { SITE } from '#site';
import type { AuthHandler } from '../../services/gateway.ts';
import type { SqlQuery, Transact } from '../../services/query.ts';
import { authAdmin } from './admin.ts';
import { authAnswer, refusedAnswer } from './answers.ts';
import { parseBody } from './body.ts';
import type { AuthCall, AuthOptions } from './call.ts';
import { CLOSED_CALLS } from './closed.ts';
import { createLimits } from './limits.ts';
import { logout } from './logout.ts';
import { otp } from './otp.ts';
import { answerUser, changeOwnUser } from './ownUser.ts';
import { AuthRefusal } from './refusal.ts';
import { resend } from './resend.ts';
import type { AuthSettings } from './settings.ts';
import { signup } from './signup.ts';
import type { SmsHook } from './smsHook.ts';
import { token } from './token.ts';
import { verifyAuthCode } from './verify.ts';
import type { AuthLimit } from './windows.ts';
import { withinRequest } from './within.ts';

/** All ways to sign in that the real server lists; here one may be on. */
const PROVIDERS =
  'anonymous_users apple azure bitbucket discord email facebook figma fly github gitlab google kakao keycloak linkedin linkedin_oidc notion slack slack_oidc snapchat spotify twitch twitter workos x zoom'.split(
    ' ',
  );

/** `GET /settings`: what everyone with a key may know. A number is never confirmed without a code. */
const settingsJson = ({ phone, signup }: AuthSettings, hook: SmsHook | undefined) => ({
  external: { ...Object.fromEntries(PROVIDERS.map((name) => [name, false])), phone },
  disable_signup: !signup,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: hook ? 'hook' : 'inbox',
  saml_enabled: false,
});

const BASE = '/auth/v1';
const FORWARDED_FOR = 'sb-forwarded-for';

async function timeOf(query: SqlQuery): Promise<Date> {
  const [row] = await query<{ now: Date }>('select auth.clock() as now');
  if (row === undefined) throw new Error('the database did not tell the time');
  return row.now;
}

/** Deleting and signing out need no body. */
async function bodyOf(request: Request, path: string): Promise<AuthCall['body']> {
  if (!['POST', 'PUT', 'DELETE'].includes(request.method)) return {};
  const text = await request.text();
  const mayBeEmpty = request.method === 'DELETE' || path === '/logout';
  return text === '' && mayBeEmpty ? {} : parseBody(text);
}

function requireWithin(limit: AuthLimit, { now, address }: AuthCall): void {
  // Requesters who cannot be distinguished are not limited.
  if (address === '' || limit(now.getTime(), address)) return;
  throw new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached');
}

/** The requester: the first address of the header, which the gateway passes on from the secret key alone. */
function requesterOf(request: Request, address: string, { believesForwardedFor }: AuthSettings) {
  const [named = ''] = (request.headers.get(FORWARDED_FOR) ?? '').split(',');
  return believesForwardedFor && isIP(named.trim()) !== 0 ? named.trim() : address;
}

type Route = (call: AuthCall) => Response | Promise<Response>;
const limited =
  (name: 'otp' | 'resend' | 'verify' | 'token' | 'user', route: Route): Route =>
  (call) => {
    requireWithin(call.limits[name], call);
    return route(call);
  };

const ROUTES: Readonly<Record<string, Route>> = {
  'GET /health': () =>
    authAnswer({ name: 'GoTrue', version: 'local', description: 'A stand-in for Supabase Auth' }),
  'GET /settings': ({ settings, hook }) => authAnswer(settingsJson(settings, hook)),
  'GET /.well-known/jwks.json': () =>
    authAnswer({ keys: [] }, { 'cache-control': 'public, max-age=600' }),
  ...CLOSED_CALLS,
  'POST /signup': limited('otp', signup),
  'POST /otp': limited('otp', otp),
  'POST /resend': limited('resend', resend),
  // A link in a mail: to the page with what is wrong. None is ever sent here.
  'GET /verify': () => new Response(null, { status: 303, headers: { location: SITE.url } }),
  'POST /verify': limited('verify', verifyAuthCode),
  'POST /token': limited('token', token),
  'GET /user': answerUser,
  'PUT /user': limited('user', changeOwnUser),
  'POST /logout': logout,
};

function routeOf(method: string, path: string): Route {
  const [, id] = /^\/admin\/users(?:\/([^/]*))?$/.exec(path) ?? [];
  if (path.startsWith('/admin/users')) return (call) => authAdmin(call, id ?? '');
  const route = ROUTES[`${method} ${path}`];
  if (route) return route;
  const isKnown = Object.keys(ROUTES).some((one) => one.endsWith(` ${path}`));
  return () =>
    isKnown
      ? new Response(null, { status: 405 })
      : new Response('404 page not found\n', {
          status: 404,
          headers: {
            'content-type': 'text/plain; charset=utf-8',
            'x-content-type-options': 'nosniff',
          },
        });
}

/** The part of Supabase Auth (GoTrue) that supabase-js uses for sign-in by phone code; only the bearer token identifies users. */
export function createAuth(options: AuthOptions): AuthHandler {
  const limits = createLimits(options.settings);

  /** Undoes work that finished too late for the response. */
  const until =
    (over: AbortSignal): Transact =>
    (work) =>
      options.transact(async (query) => {
        const result = await work(query);
        over.throwIfAborted();
        return result;
      });

  async function work(request: Request, address: string, over: AbortSignal): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.slice(BASE.length);
    const route = routeOf(request.method, path);
    const body = await bodyOf(request, path);
    const now = await timeOf(options.query);
    const transact = until(over);
    const requester = requesterOf(request, address, options.settings);
    const given = { transact, request, url, body, address: requester, now, limits, over };
    return route({ ...options, ...given });
  }

  return (request, address) =>
    withinRequest(options.settings.answerWithinMs, (over) => work(request, address, over)).catch(
      (error: unknown) => refusedAnswer(error, request),
    );
}
