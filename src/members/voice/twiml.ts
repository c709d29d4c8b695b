import { escapeXml, twimlDocument } from '#members/account/twilio/xml.ts';
import type { Turn } from './rules/turn.ts';

const say = (sentence: string): string => `<Say language="en-US">${escapeXml(sentence)}</Say>`;

/** Seconds without a key after which the line goes on by itself: a code is looked for first. */
const SECONDS = { key: 6, code: 10 } as const;

/** Digits of a code and of the account's number with 1 before it. */
const LONGEST_CODE = 17;

/**
 * A turn of a call as Twilio reads it (TwiML): what is said, during which a key may be pressed, and where Twilio goes with
 * it; without a key it goes there, too.
 * @param action where the keys go, an address of this site
 */
export function twimlOf(turn: Turn, action: string): string {
  const said = turn.say.map(say).join('');
  if (turn.waitFor === 'nothing') return twimlDocument(`${said}<Hangup/>`);
  const digits =
    turn.waitFor === 'code'
      ? `finishOnKey="#" numDigits="${LONGEST_CODE}"`
      : 'finishOnKey="" numDigits="1"';
  const to = escapeXml(action);
  return twimlDocument(
    `<Gather input="dtmf" method="POST" action="${to}" timeout="${SECONDS[turn.waitFor]}" ${digits}>${said}</Gather><Redirect method="POST">${to}</Redirect>`,
  );
}
