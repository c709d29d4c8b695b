import type { Accounts } from '../store/accounts.ts';
import type { PhoneCodes } from '../store/phoneCodes.ts';
import { digest, newSecret } from './secrets.ts';

export type Requested =
  | {
      readonly status: 'sent' /** For the cookie of the browser that asked. */;
      readonly browser: string;
    }
  | { readonly status: 'wait'; readonly seconds: number }
  | { readonly status: 'failed' };

interface Asked {
  readonly phone: string;
  readonly ip: string;
  /** Most codes for everybody a day: limits a day's cost of messages. */
  readonly daily: number;
}

/** Sends a code if the caps allow one; it makes no difference whether the number is known, unknown or banned. */
export async function requestCode(
  { accounts, codes }: { readonly accounts: Accounts; readonly codes: PhoneCodes },
  { phone, ip, daily }: Asked,
): Promise<Requested> {
  const browser = newSecret();
  const request = { phone, browser: digest(browser) };
  const seconds = await accounts.beginSignIn(request, ip, daily);
  if (seconds > 0) return { status: 'wait', seconds };
  const sending = await codes.send(phone);
  if (sending.status === 'sent') return { status: 'sent', browser };
  // A code that may have been sent counts as sent: a slow provider must not free a number or address of its caps.
  if (sending.status === 'unclear') return { status: 'failed' };
  await accounts.cancelSignIn(request);
  return sending.status === 'wait' ? sending : { status: 'failed' };
}
