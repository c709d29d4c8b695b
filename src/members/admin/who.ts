import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import type { Call, EndpointKind } from '#http/endpoint.ts';
import { PRIVATE, SAFE_HEADERS, SAFE_PAGE } from '#http/headers.ts';
import { OWN_JSON } from '#http/json.ts';
import { type Classed, withAccess } from '#http/own.ts';
import { SESSION_COOKIE } from '#members/account/cookies.ts';
import { secretDigest } from '#members/account/verbs/secrets.ts';
import { whenceOf } from '#members/account/whence.ts';
import { accounts } from '#members/account/who.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import { type Acting, type Admin, createAdmin } from './store.ts';

/** What admins read and do. */
export const admin: Tool<Admin> = ({ use }) => createAdmin(use(promptClient));

/** Browsers state the origin of a request: no other site may make an admin's browser read or write. */
const isOurs = (request: Request): boolean =>
  ['same-origin', 'none', null].includes(request.headers.get('sec-fetch-site'));

/**
 * The requesting admin, as the database says now; null for everybody else, and on a device that is not trusted yet. Cookies are neither renewed nor removed: the answer to
 * others must equal that of a nonexistent path.
 */
export async function currentAdmin(call: Call): Promise<Acting | null> {
  const token = SESSION_COOKIE.read(call.context);
  if (token === '' || !isOurs(call.request)) return null;
  const used = await call.site.use(accounts).readSession(secretDigest(token));
  return used?.user.isAdmin && used.trust !== null
    ? { adminId: used.user.id, ip: whenceOf(call).ip }
    : null;
}

/** The answer to non-admins, for whom the admin's paths do not exist. */
const NOBODY = new Refused('notFound', ERRORS.noEndpoint);

/** The admin who asks. */
export const acting: Classed<Acting> = withAccess('admin', async (call) => {
  const known = await currentAdmin(call);
  if (!known) throw NOBODY;
  return known;
});

/** The database's answer to an admin; it has none if they are no longer one. */
export function forAdmin<T>(answer: T | null): T {
  if (answer === null) throw NOBODY;
  return answer;
}

/** The answer of a nonexistent path under /api, identical to the file public/api-not-found.json. */
const notFound = (): Response =>
  new Response(`{ "error": "${ERRORS.noEndpoint}" }\n`, {
    status: 404,
    headers: {
      ...SAFE_PAGE,
      ...SAFE_HEADERS,
      ...PRIVATE,
      'content-type': 'application/json; charset=utf-8',
    },
  });

/** Answers to admins: the requester is checked before the method, the body or anything else. */
export const ADMIN_JSON: EndpointKind = {
  ...OWN_JSON,
  refuse: (refused, call) => (refused === NOBODY ? notFound() : OWN_JSON.refuse(refused, call)),
  hidden: acting,
};
