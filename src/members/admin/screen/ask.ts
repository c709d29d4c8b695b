import { isList, isRecord } from '#client/checks.ts';
import { saidText } from '#client/fields.ts';
import { httpErrorOf } from '#client/http.ts';
import { NO_ENDPOINT } from '#domain/words/failures.ts';
import { readSignedIn } from '#members/account/screen/signedIn.ts';
import type { ListedUser } from '../contract.ts';
import type { AdminRequest } from './asked.ts';

/** The admin's right is gone, or never existed: for others there is no such endpoint. */
export class NoAdminError extends Error {
  override readonly name = 'NoAdminError';
}

/** Requests an admin endpoint; throws unless it succeeds. */
export async function askAdmin(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, {
    ...init,
    headers: { accept: 'application/json', ...init.headers },
  });
  if (answer.ok) return answer;
  const error = await httpErrorOf(answer);
  throw error.said === NO_ENDPOINT ? new NoAdminError(error.message) : error;
}

const jsonOf = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Asks for users. */
export const askUsers = ({ path, body }: AdminRequest, init: RequestInit = {}): Promise<Response> =>
  askAdmin(path, { ...init, ...(body && jsonOf(body)) });

/** Performs an action on one user. */
export const postAdmin = (path: string, id: string): Promise<Response> =>
  askAdmin(path, jsonOf({ id }));

/** Undefined without the fields needed to draw a row. */
function readListedUser(value: unknown): Required<ListedUser> | undefined {
  const user = readSignedIn(value);
  if (!isRecord(value) || !user || value.subscriptionStatus !== user.subscriptionStatus)
    return undefined;
  return {
    ...user,
    tosAccepted: value.tosAccepted === true,
    tosIpAddress: saidText(value.tosIpAddress) ?? null,
    banned: value.banned === true,
  };
}

/** The users of a page, all or none. */
export function readUsers(answer: unknown): readonly ListedUser[] | undefined {
  if (!isList(answer)) return undefined;
  const users = answer.flatMap((user) => readListedUser(user) ?? []);
  return users.length === answer.length ? users : undefined;
}
