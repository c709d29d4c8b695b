import type { Accounts, SignedIn, Whence } from '../store/accounts.ts';
import type { PhoneCodes } from '../store/phoneCodes.ts';
import { digest, newSecret, phoneHash } from './secrets.ts';

export type Confirmed =
  | ({
      readonly status: 'signed in' /** For the session's cookie. */;
      readonly token: string;
    } & SignedIn)
  | { readonly status: 'wrong' }
  | { readonly status: 'locked' };

interface Guess {
  readonly phone: string;
  readonly code: string;
  /** The cookie of the browser that requested the code; empty if it has none. */
  readonly browser: string;
  readonly terms: string;
  readonly whence: Whence;
  /** Key for hashes of banned numbers. */
  readonly phoneKey: string;
}

/**
 * Signs in with a code. The guess is counted before it is checked; of several correct ones at once, one signs in; any problem
 * with the code, the browser or the number gets the same answer.
 */
export async function confirmCode(
  { accounts, codes }: { readonly accounts: Accounts; readonly codes: PhoneCodes },
  { phone, code, browser, terms, whence, phoneKey }: Guess,
): Promise<Confirmed> {
  const guess = await accounts.countGuess({ phone, browser: digest(browser) });
  if (guess === 0) return { status: 'locked' };
  const memberId = guess === null ? undefined : await codes.check(phone, code);
  if (guess === null || memberId === undefined) return { status: 'wrong' };
  const token = newSecret();
  const signedIn = await accounts.finishSignIn({
    code: guess,
    memberId,
    phone,
    phoneHash: phoneHash(phone, phoneKey),
    token: digest(token),
    terms,
    whence,
  });
  return signedIn ? { status: 'signed in', token, ...signedIn } : { status: 'wrong' };
}
