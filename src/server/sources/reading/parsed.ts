/** A value, or one line that says why there is none. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string };

export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });
export const refused = (reason: string): Parsed<never> => ({ ok: false, reason });
