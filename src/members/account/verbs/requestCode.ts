import { Refused } from '#contract/refused.ts';
import type { Log } from '#domain/operation/log.ts';
import { TEXT_TROUBLES } from '#domain/operation/textTroubles.ts';
import { knownNumbersOnly, SIGN_IN, tooManyCodesText } from '../rules/texts.ts';
import type { Accounts, Begun } from '../store/accounts.ts';
import type { CodeSending, PhoneCodes } from '../store/phoneCodes.ts';
import { newSecret, secretDigest } from './secrets.ts';

/** Seconds that a reader is asked to wait while Supabase is at a limit of its own. */
const BUSY_S = 60;
/** And while the project's texts of the hour are used up: the hour counts from its first text. */
const PROJECT_CAP_S = 900;

const tooSoon = (seconds: number) =>
  new Refused('tooOften', tooManyCodesText(seconds), { retryAfter: seconds });

interface Asked {
  readonly phone: string;
  readonly ip: string;
  /** Most codes for everybody a day: limits a day's cost of messages. */
  readonly daily: number;
  /** The message if no code can be sent. */
  readonly failed: string;
}

interface Tools {
  readonly accounts: Accounts;
  readonly codes: PhoneCodes;
  readonly log: Log;
}

interface Requested {
  /** What the cookie of the browser that asked is to hold. */
  readonly browser: string;
  /** Seconds until another code may be asked for. */
  readonly resendAfter: number;
  /** What the reader is told, where it is not sure that a code is on its way. */
  readonly note?: string;
  /** Codes go only to numbers that have signed in before: nothing may tell one of them from another. */
  readonly isClosed: boolean;
}

/** The answer to a reader for whom nothing was sent. */
function refusalOf(sending: CodeSending, failed: string): Refused {
  if (sending.status === 'wait') return tooSoon(sending.seconds);
  if (sending.status === 'busy')
    return new Refused('tooOften', SIGN_IN.busySending, { retryAfter: BUSY_S });
  if (sending.status === 'project cap')
    return new Refused('tooOften', SIGN_IN.noTextsLeft, { retryAfter: PROJECT_CAP_S });
  const trouble = sending.status === 'not sent' ? sending.trouble : undefined;
  const concerns = trouble && TEXT_TROUBLES[trouble].concerns;
  if (concerns === 'number') return new Refused('invalid', SIGN_IN.numberRefused.text);
  return new Refused('upstream', concerns === 'everybody' ? SIGN_IN.allRefused : failed);
}

/** What our count is told: another service's failure is never counted as a reader's. */
const CAME_OF = {
  'not sent': 'failed',
  wait: 'failed',
  away: 'away',
  closed: 'away',
  busy: 'away',
  'project cap': 'away',
  unclear: 'unclear',
} as const;

/** What stops everybody's codes, in the log's words. */
const TOLD = {
  away: 'Supabase Auth does not answer: nobody is sent a code',
  closed:
    'Supabase Auth takes no wish of ours for a code, or does not reach our hook: nobody is sent one',
  'project cap':
    'Supabase’s texts of the hour are used up (rate_limit_sms_sent): nobody is sent a code',
} as const;

/** For the owner; a failure to note it fails nothing. */
async function tellOwner({ accounts, log }: Tools, status: CodeSending['status']): Promise<void> {
  if (status !== 'project cap' && status !== 'away' && status !== 'closed') return;
  log(TOLD[status], { level: 'error' });
  await accounts.noteTextTrouble(status === 'closed' ? 'away' : status).catch(() => undefined);
}

function requested(
  browser: string,
  { resendAfter, strangersWait }: Begun,
  note?: string,
): Requested {
  // The same to the known and the unknown, to whom it is true.
  const said = strangersWait > 0 ? knownNumbersOnly(strangersWait) : note;
  const isClosed = strangersWait > 0;
  return { browser, resendAfter, isClosed, ...(said !== undefined && { note: said }) };
}

/**
 * Sends a code, if the caps allow one: whether the number is known, unknown or banned makes no difference. Throws Refused
 * where none is sent.
 */
export async function requestCode(tools: Tools, asked: Asked): Promise<Requested> {
  const { accounts, codes } = tools;
  const { phone, ip, daily, failed } = asked;
  const browser = newSecret();
  const request = { phone, browser: secretDigest(browser) };
  const begun = await accounts.beginSignIn(request, ip, daily);
  if (begun.wait > 0) throw tooSoon(begun.wait);
  if (begun.withheld) return requested(browser, begun);
  const sending = await codes.send(phone, ip);
  if (sending.status === 'sent') return requested(browser, begun);
  await tellOwner(tools, sending.status);
  // While strangers get no text and no word of it, neither does a member: a failure would say who is one.
  const isHidden = begun.strangersWait > 0;
  const cameOf = isHidden ? 'unclear' : CAME_OF[sending.status];
  const isSettled = await accounts.settleCode(request, cameOf);
  // A text that left counts, and so does its code, whatever came after it.
  if (cameOf === 'unclear' || !isSettled) return requested(browser, begun, SIGN_IN.maybeSent);
  throw refusalOf(sending, failed);
}
