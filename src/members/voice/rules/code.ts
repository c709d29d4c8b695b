import { PHONE } from '#members/account/rules/phone.ts';

/** What a caller has entered at the prompt for a code. */
type Entered =
  | { readonly what: 'back' }
  | { readonly what: 'unclear' }
  /** @see phone +1 and ten digits: the account's, as the caller says; undefined if the caller's own is withheld */
  | { readonly what: 'code'; readonly phone: string | undefined; readonly code: string };

/**
 * Parses a code, alone or after the ten digits of the account's phone. @param from the caller's number, which suggests whose code
 * it is and proves nothing
 */
export function readCode(digits: string, from: string): Entered {
  if (digits.includes('*')) return { what: 'back' };
  const [, phone, code] = /^(?:1?(\d{10}))?(\d{6})$/.exec(digits) ?? [];
  if (code === undefined) return { what: 'unclear' };
  const meant = phone === undefined ? from : `+1${phone}`;
  return { what: 'code', phone: PHONE.test(meant) ? meant : undefined, code };
}

/** "123 456", as the account page shows it. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
