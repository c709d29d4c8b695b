import { escapeXml, twimlDocument } from '#members/account/twilio/xml.ts';
import type { SpokenTurn } from './rules/turn.ts';

const say = (sentence: string): string => `<Say language="en-US">${escapeXml(sentence)}</Say>`;

/** Seconds without a key after which the line continues by itself: looking up a code takes longer. */
const SECONDS = { key: 6, code: 10 } as const;

/** Digits of a code, plus the account's number with a leading 1. */
const LONGEST_CODE = 17;

/**
 * A turn of a call as TwiML: the text, during which a key may be pressed, and where Twilio sends it; without a key it continues
 * there, too.
 * @param action receives the keys, an address of this site
 */
export function twimlOf(turn: SpokenTurn, action: string): string {
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
