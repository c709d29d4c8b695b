import { SourceError } from '../source.ts';

/** What a feed answered, or why it did not. */
export type Tried<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: SourceError };

/** Asks a feed whose failure others may make up for. Errors other than SourceErrors pass through. */
export async function tried<T>(ask: () => Promise<T>): Promise<Tried<T>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (error instanceof SourceError) return { ok: false, error };
    throw error;
  }
}
