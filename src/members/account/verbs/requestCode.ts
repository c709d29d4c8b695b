import { Refused } from '#contract/refused.ts';
import { tooManyCodes } from '../rules/texts.ts';
import type { Accounts } from '../store/accounts.ts';
import type { PhoneCodes } from '../store/phoneCodes.ts';
import { digest, newSecret } from './secrets.ts';

const tooSoon = (seconds: number) =>
  new Refused('tooOften', tooManyCodes(seconds), { retryAfter: seconds });

interface Asked {
  readonly phone: string;
  readonly ip: string;
  /** Most codes for everybody a day: limits a day's cost of messages. */
  readonly daily: number;
  /** The message if no code can be sent. */
  readonly failed: string;
}

/**
 * Sends a code, if the caps allow one: whether the number is known, unknown or banned makes no difference. Throws Refused
 * where none is sent. @returns what the cookie of the browser that asked is to hold
 */
export async function requestCode(
  { accounts, codes }: { readonly accounts: Accounts; readonly codes: PhoneCodes },
  { phone, ip, daily, failed }: Asked,
): Promise<string> {
  const browser = newSecret();
  const request = { phone, browser: digest(browser) };
  const seconds = await accounts.beginSignIn(request, ip, daily);
  if (seconds > 0) throw tooSoon(seconds);
  const sending = await codes.send(phone);
  if (sending.status === 'sent') return browser;
  // What may have been sent counts as sent: a provider that is slow makes no number or address free of its caps.
  if (sending.status !== 'unclear') await accounts.cancelSignIn(request);
  throw sending.status === 'wait' ? tooSoon(sending.seconds) : new Refused('upstream', failed);
}
