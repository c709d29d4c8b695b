import { Refused } from '#contract/refused.ts';
import { SIGN_IN, TOO_MANY_GUESSES } from '../rules/texts.ts';
import type { Accounts, SignedInRow, Whence } from '../store/accounts.ts';
import type { PhoneCodes } from '../store/phoneCodes.ts';
import { digest, newSecret, phoneHash } from './secrets.ts';

const DAY_S = 86_400;
/** Without a cookie it is said, whatever the code: it tells only what the browser itself did, and a right code would fail too. */
const wrong = (browser: string) =>
  new Refused('invalid', (browser === '' ? SIGN_IN.noCookie : SIGN_IN.wrongCode).text);

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
 * Signs in with a code. The guess is counted before it is looked at; of several right ones at a time one signs in; and
 * whatever is wrong, with the code, the browser or the number, is one answer: Refused. Only a request without any cookie has its own.
 */
export async function confirmCode(
  { accounts, codes }: { readonly accounts: Accounts; readonly codes: PhoneCodes },
  { phone, code, browser, terms, whence, phoneKey }: Guess,
): Promise<SignedInRow & { readonly token: string }> {
  const guess = await accounts.countGuess({ phone, browser: digest(browser) });
  if (guess === 0) throw new Refused('tooOften', TOO_MANY_GUESSES, { retryAfter: DAY_S });
  const memberId = guess === null ? undefined : await codes.check(phone, code);
  if (guess === null || memberId === undefined) throw wrong(browser);
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
  if (!signedIn) throw wrong(browser);
  return { token, ...signedIn };
}
