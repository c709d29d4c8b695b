import type * as z from 'zod/mini';
import { getJson } from '#client/http.ts';

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
  const loaded = await getJson(path, (body) => answer.parse(body), 'null');
  if (loaded === null) throw new SignedOut();
  return loaded;
}
