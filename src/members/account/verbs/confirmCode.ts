import { Refused } from '#contract/refused.ts';
import { SIGN_IN, TOO_MANY_GUESSES } from '../rules/texts.ts';
import type { Accounts, SignedInRow, Whence } from '../store/accounts.ts';
import type { Checking, PhoneCodes } from '../store/phoneCodes.ts';
import { newSecret, phoneHash, secretDigest } from './secrets.ts';

const DAY_S = 86_400;
/** Seconds after which a code that was not checked is worth another try. */
const AGAIN_S = 60;
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

/** What is said of a code that Supabase did not check, or may not have. */
const UNCHECKED = {
  busy: () => new Refused('tooOften', SIGN_IN.busyChecking.text, { retryAfter: AGAIN_S }),
  away: () => new Refused('unavailable', SIGN_IN.unchecked.text, { retryAfter: AGAIN_S }),
  unclear: () => new Refused('unavailable', SIGN_IN.uncheckedMaybe.text),
} as const;

type Looked = Extract<Checking, { readonly status: 'right' | 'wrong' }>;

/**
 * Whether Supabase says that the code is right. If it says neither, the guess is given back: a guess whose answer nobody saw
 * tells nothing, and signs nobody in. Where it may have been looked at, five times a code at most.
 */
async function looked(
  { accounts, codes }: { readonly accounts: Accounts; readonly codes: PhoneCodes },
  guess: number,
  { phone, code, whence }: Guess,
): Promise<Looked> {
  const checking = await codes.check(phone, code, whence.ip);
  if (checking.status === 'right' || checking.status === 'wrong') return checking;
  await accounts.giveBackGuess(guess, checking.status === 'unclear');
  throw UNCHECKED[checking.status]();
}

/**
 * Signs in with a code. The guess is counted before it is looked at; of several right ones at a time one signs in; and
 * whatever is wrong, with the code, the browser or the number, is one answer: Refused. Only a request without any cookie has its own.
 */
export async function confirmCode(
  tools: { readonly accounts: Accounts; readonly codes: PhoneCodes },
  asked: Guess,
): Promise<SignedInRow & { readonly token: string }> {
  const { accounts } = tools;
  const { phone, browser, terms, whence, phoneKey } = asked;
  const guess = await accounts.countGuess({ phone, browser: secretDigest(browser) });
  if (guess === 0) throw new Refused('tooOften', TOO_MANY_GUESSES, { retryAfter: DAY_S });
  if (guess === null) throw wrong(browser);
  const checking = await looked(tools, guess, asked);
  if (checking.status === 'wrong') throw wrong(browser);
  const token = newSecret();
  const signedIn = await accounts.finishSignIn({
    code: guess,
    memberId: checking.userId,
    phone,
    phoneHash: phoneHash(phone, phoneKey),
    token: secretDigest(token),
    terms,
    whence,
  });
  if (!signedIn) throw wrong(browser);
  return { token, ...signedIn };
}
