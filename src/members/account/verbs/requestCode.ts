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
  /** Codes for everybody a day: what a day's messages may cost. */
  readonly daily: number;
}

/** Sends a code, if the caps allow one: whether the number is known, unknown or banned makes no difference. */
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
  // What may have been sent counts as sent: a provider that is slow makes no number or address free of its caps.
  if (sending.status === 'unclear') return { status: 'failed' };
  await accounts.cancelSignIn(request);
  return sending.status === 'wait' ? sending : { status: 'failed' };
}
