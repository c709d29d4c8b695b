/** What a user is looked for by. */
export type UserSearch =
  | { readonly id: string }
  /** With which the ten digits of a phone number begin or end; all ten are the number. */
  | { readonly digits: string };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** As people and our own pages write numbers. */
const NUMBER = /^\+?[0-9 ().•-]+$/;
const DIGITS = 10;

/** Why nothing can be looked for. */
export const SEARCH_HINT =
  'Search by the first or last digits of a phone number, or by a user’s id.';

/** Reads what was typed into the search; undefined where it is neither digits of a number nor an id. */
export function parseSearch(typed: string): UserSearch | undefined {
  const text = typed.trim();
  if (ID.test(text)) return { id: text.toLowerCase() };
  if (!NUMBER.test(text)) return undefined;
  const all = text.replaceAll(/[^0-9]/g, '');
  const country = text.startsWith('+1') || (all.length > DIGITS && all.startsWith('1'));
  const digits = country ? all.slice(1) : all;
  return digits.length > 0 && digits.length <= DIGITS ? { digits } : undefined;
}
