import type { Turn } from '#domain/voice/turn.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 cannot hold, however it is written. */
const NO_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text for XML content and quoted attributes. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(NO_XML, '')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

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
  if (turn.waitFor === 'nothing') return document(`${said}<Hangup/>`);
  const digits =
    turn.waitFor === 'code'
      ? `finishOnKey="#" numDigits="${LONGEST_CODE}"`
      : 'finishOnKey="" numDigits="1"';
  const to = escapeXml(action);
  return document(
    `<Gather input="dtmf" method="POST" action="${to}" timeout="${SECONDS[turn.waitFor]}" ${digits}>${said}</Gather><Redirect method="POST">${to}</Redirect>`,
  );
}

const document = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${inside}</Response>`;
