import type * as z from 'zod/mini';

/** Data requested from the server. */
export type Loaded<T> =
  | { readonly status: 'asking' }
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly value: T };

/** Nobody is signed in here. */
export class SignedOut extends Error {}

/** Requests what a contract describes. Throws without an answer, or if the answer violates the contract. */
export async function askContract<T>({
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
