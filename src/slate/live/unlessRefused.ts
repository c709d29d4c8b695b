import { InputError } from '#domain/numbers/inputError.ts';

/** A refused recipe or state is no figure; what else goes wrong is our fault. */
export function unlessRefused<T>(say: () => T): T | undefined {
  try {
    return say();
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
