import type * as z from 'zod/mini';

/** Data requested from the server. */
export type Loaded<T> =
  | { readonly status: 'asking' }
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly value: T };

/** Nobody is signed in here. */
export class SignedOut extends Error {}

/** Requests data described by a contract. Throws if there is no answer, or one that does not fit. */
export async function ask<T>({
  path,
  answer,
}: {
  readonly path: string;
  readonly answer: z.ZodMiniType<T>;
}): Promise<T> {
  const response = await fetch(path, { cache: 'no-store', credentials: 'include' });
  if (response.status === 401) throw new SignedOut();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return answer.parse(await response.json());
}
