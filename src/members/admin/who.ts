import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import type { Call, Guard, Kind } from '#http/endpoint.ts';
import { PRIVATE, SAFE, SAFE_PAGE } from '#http/headers.ts';
import { OWN_JSON } from '#http/json.ts';
import { SESSION_COOKIE } from '#members/account/cookies.ts';
import { digest } from '#members/account/verbs/secrets.ts';
import { whenceOf } from '#members/account/whence.ts';
import { accounts } from '#members/account/who.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import { type Acting, type Admin, createAdmin } from './store.ts';

/** What admins read and do. */
export const admin: Tool<Admin> = ({ use }) => createAdmin(use(promptClient));

/** Browsers say where a request comes from: no other site may have an admin's browser read or write for it. */
const isOurs = (request: Request): boolean =>
  ['same-origin', 'none', null].includes(request.headers.get('sec-fetch-site'));

/**
 * The admin who asks, as the database has it at this moment; null for everybody else. No cookie is renewed or removed:
 * an answer to others must not differ from that of a path that does not exist.
 */
export async function currentAdmin(call: Call): Promise<Acting | null> {
  const token = SESSION_COOKIE.read(call.context);
  if (token === '' || !isOurs(call.request)) return null;
  const used = await call.site.use(accounts).readSession(digest(token));
  return used?.user.isAdmin ? { adminId: used.user.id, ip: whenceOf(call).ip } : null;
}

/** Who is no admin: for them the paths of the admin do not exist. */
const NOBODY = new Refused('notFound', ERRORS.noEndpoint);

/** The admin who asks. */
export const acting: Guard<Acting> = async (call) => {
  const known = await currentAdmin(call);
  if (!known) throw NOBODY;
  return known;
};

/** The database's own answer to an admin; it has none for who is none any more. */
export function forAdmin<T>(answer: T | null): T {
  if (answer === null) throw NOBODY;
  return answer;
}

/** What a path under /api that is none answers, letter for letter as the file public/api-not-found.json says it. */
const notFound = (): Response =>
  new Response(`{ "error": "${ERRORS.noEndpoint}" }\n`, {
    status: 404,
    headers: {
      ...SAFE_PAGE,
      ...SAFE,
      ...PRIVATE,
      'content-type': 'application/json; charset=utf-8',
    },
  });

/** Answers to admins: who asks is looked at first, before the method, the body or anything else. */
export const ADMIN_JSON: Kind = {
  ...OWN_JSON,
  refuse: (refused, call) => (refused === NOBODY ? notFound() : OWN_JSON.refuse(refused, call)),
  hidden: acting,
};
