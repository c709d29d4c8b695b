import type { ListedUser } from '#contract/admin/users.ts';
import { isInstant, isRecord, isText, listOf } from '../checks.ts';
import { httpErrorOf } from '../http.ts';
import type { Asked } from './asked.ts';

/** The admin's right is gone, or was never there: to others there is no such endpoint. */
export class NoAdminError extends Error {
  override readonly name = 'NoAdminError';
}

/** Asks an endpoint of the admin's; what is no success is thrown. */
export async function askAdmin(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, {
    ...init,
    headers: { accept: 'application/json', ...init.headers },
  });
  if (answer.ok) return answer;
  const error = await httpErrorOf(answer);
  const isHidden = error.status === 404 && error.message.includes('no such endpoint');
  throw isHidden ? new NoAdminError(error.message) : error;
}

const jsonOf = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Asks for users. */
export const askUsers = ({ path, body }: Asked, init: RequestInit = {}): Promise<Response> =>
  askAdmin(path, { ...init, ...(body && jsonOf(body)) });

/** Has something done to one user. */
export const postAdmin = (path: string, id: string): Promise<Response> =>
  askAdmin(path, jsonOf({ id }));

/** By the fields a row cannot be drawn without. */
const isUser = (value: unknown): value is ListedUser =>
  isRecord(value) &&
  isText(value.id) &&
  isText(value.phoneNumber) &&
  isText(value.subscriptionStatus) &&
  isInstant(value.createdAt);

export const isUsers = listOf(isUser);
