/** What a search for users looks for. */
export type UserSearch =
  | { readonly id: string }
  /** The first or last digits of a phone number; all ten are the whole number. */
  | { readonly digits: string };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** As people and our own pages write numbers. */
const NUMBER = /^\+?[0-9 ().•-]+$/;
const DIGITS = 10;

/** Why a search is impossible. */
export const SEARCH_HINT =
  'Search by the first or last digits of a phone number, or by a user’s id.';

/** Parses the search field; undefined if it is neither digits of a number nor an id. */
export function parseSearch(typed: string): UserSearch | undefined {
  const text = typed.trim();
  if (ID.test(text)) return { id: text.toLowerCase() };
  if (!NUMBER.test(text)) return undefined;
  const all = text.replaceAll(/[^0-9]/g, '');
  const country = text.startsWith('+1') || (all.length > DIGITS && all.startsWith('1'));
  const digits = country ? all.slice(1) : all;
  return digits.length > 0 && digits.length <= DIGITS ? { digits } : undefined;
}
