import { plainDigits } from '#members/account/rules/plainDigits.ts';

/** What a search for users looks for. */
type UserSearch =
  | { readonly id: string }
  /** The first or last digits of a phone number; all ten are the whole number. */
  | { readonly digits: string };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** As people and our own pages write numbers. */
const NUMBER = /^\+?[0-9\s().•‐‑–-]+$/;
const DIGITS = 10;

/** Why a search is impossible. */
export const SEARCH_HINT =
  'Search by the first or last digits of a phone number, or by a user’s id.';

/** Parses the search field; undefined if it is neither digits of a number nor an id. */
export function parseSearch(typed: string): UserSearch | undefined {
  const text = typed.trim();
  if (ID.test(text)) return { id: text.toLowerCase() };
  const number = plainDigits(text).replace(/^tel:/i, '').trim();
  if (!NUMBER.test(number)) return undefined;
  const all = number.replaceAll(/[^0-9]/g, '');
  // No member has a number of another country: its digits must not find somebody here.
  if (/^\+(?!1)/.test(number)) return undefined;
  const country = number.startsWith('+1') || (all.length > DIGITS && all.startsWith('1'));
  const digits =
    all.length > DIGITS && all.length > DIGITS && all.startsWith('001')
      ? all.slice(3)
      : country
        ? all.slice(1)
        : all;
  return digits.length > 0 && digits.length <= DIGITS ? { digits } : undefined;
}
