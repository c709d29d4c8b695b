/**
 * Why a text was not taken or did not arrive: one table of Twilio's errors for sign-in codes and for picks. Read at
 * twilio.com/docs/api/errors on 2026-11-26; an error that is not here says nothing of anybody but its own message.
 */

/** Whom a trouble concerns: the texted number alone, this one message, or every text of ours until somebody acts. */
type Concerns = 'number' | 'message' | 'everybody';

interface TroubleFacts {
  readonly concerns: Concerns;
  /** For good, of every text: one refusal is proof enough. */
  readonly lasting?: true;
  readonly meaning: string;
  /** Who has to do what. */
  readonly todo: string;
  /** Where. */
  readonly link: string;
}

const CONSOLE = 'https://console.twilio.com';

/** Each kind of trouble: what it means, and what the owner does about it. */
export const TEXT_TROUBLES = {
  stopped: {
    concerns: 'number',
    meaning: 'its owner has sent STOP to the sender, or the carrier blocks the number',
    todo: 'The member sends START to the number that the codes come from.',
    link: 'https://www.twilio.com/docs/api/errors/21610',
  },
  unreachable: {
    concerns: 'number',
    meaning: 'the number takes no texts: a landline, none that exists, or one out of reach',
    todo: 'Nothing: it is this number alone.',
    link: 'https://www.twilio.com/docs/api/errors/30005',
  },
  off: {
    concerns: 'number',
    meaning: 'the phone is off, without a network, or full',
    todo: 'Nothing: it is this phone alone.',
    link: 'https://www.twilio.com/docs/api/errors/30003',
  },
  message: {
    concerns: 'message',
    meaning: 'the message itself is not one that Twilio takes, or it came too late',
    todo: 'Look the error up; a sign-in code never has it unless its text was changed.',
    link: 'https://www.twilio.com/docs/api/errors',
  },
  unknown: {
    concerns: 'message',
    meaning: 'the carrier gave no reason',
    todo: 'If it is one carrier only, send Twilio’s support three or more message ids of the last day.',
    link: 'https://www.twilio.com/docs/api/errors/30008',
  },
  busy: {
    concerns: 'everybody',
    meaning: 'too many texts at a time',
    todo: 'If it lasts, add senders to the messaging service, or ask Twilio for a higher rate.',
    link: 'https://www.twilio.com/docs/api/errors/20429',
  },
  limit: {
    concerns: 'everybody',
    lasting: true,
    meaning: 'the account has sent what it may in an hour or a day',
    todo: 'Read Twilio’s e-mail about it and ask its support to raise the limit; it ends by itself within a day.',
    link: 'https://www.twilio.com/docs/api/errors/63038',
  },
  credentials: {
    concerns: 'everybody',
    lasting: true,
    meaning: 'Twilio does not accept our account id or token',
    todo: 'Compare TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN with the console, set them and deploy. The same error comes with a suspended account.',
    link: `${CONSOLE}/us1/account/keys-credentials/api-keys`,
  },
  account: {
    concerns: 'everybody',
    lasting: true,
    meaning: 'the account is suspended, out of money or a trial one',
    todo: 'Add money or turn on automatic recharge; if it was suspended for its content, answer Twilio’s e-mail.',
    link: `${CONSOLE}/us1/billing/manage-billing/billing-overview`,
  },
  region: {
    concerns: 'everybody',
    lasting: true,
    meaning: 'the account may not text the United States or Canada',
    todo: 'Turn both on under Messaging, Settings, Geo permissions.',
    link: `${CONSOLE}/us1/develop/sms/settings/geo-permissions`,
  },
  sender: {
    concerns: 'everybody',
    lasting: true,
    meaning: 'the messaging service has no number that can send this',
    todo: 'Compare TWILIO_MESSAGING_SERVICE_SID with the console, and give the service a number that sends texts.',
    link: `${CONSOLE}/us1/develop/sms/services`,
  },
  unregistered: {
    concerns: 'everybody',
    lasting: true,
    meaning: 'the number is not registered with the carriers',
    todo: 'Register brand and campaign (A2P 10DLC), or verify the toll-free number; a rejected one names its reason.',
    link: `${CONSOLE}/us1/develop/sms/regulatory-compliance/a2p-10dlc`,
  },
  filtered: {
    concerns: 'everybody',
    meaning: 'a carrier filters them as unwanted',
    todo: 'Carriers forbid texts of betting businesses: send Twilio’s support three message ids, and let members sign in by passkey or e-mail meanwhile.',
    link: 'https://www.twilio.com/docs/api/errors/30007',
  },
  provider: {
    concerns: 'everybody',
    meaning: 'Twilio does not answer, or fails',
    todo: 'Look at Twilio’s status; nothing of ours to do.',
    link: 'https://status.twilio.com',
  },
} as const satisfies Readonly<Record<string, TroubleFacts>>;

export type TextTrouble = keyof typeof TEXT_TROUBLES;

const CODES: Readonly<Record<TextTrouble, readonly number[]>> = {
  stopped: [21_610, 30_004],
  unreachable: [21_211, 21_214, 21_217, 21_614, 30_005, 30_006, 30_011],
  off: [30_003],
  message: [21_602, 21_604, 21_617, 21_620, 30_010, 30_019, 30_036],
  unknown: [30_008],
  busy: [14_107, 20_429, 21_611, 30_001, 63_017],
  limit: [30_022, 30_023, 30_027, 60_728, 63_038],
  credentials: [20_003, 20_008, 20_403, 20_404],
  account: [10_001, 20_005, 21_608, 30_002, 90_010],
  region: [21_408, 60_410],
  sender: [21_603, 21_606, 21_612, 21_659, 21_701, 21_703, 21_704, 21_705, 21_712],
  unregistered: [30_024, 30_032, 30_034, 30_035],
  filtered: [21_635, 30_007, 30_044],
  provider: [20_500, 20_503, 21_730, 30_009, 30_410, 30_500],
};

const BY_CODE: ReadonlyMap<number, TextTrouble> = new Map(
  Object.entries(CODES).flatMap(([trouble, codes]) =>
    // The keys of an object are as its type names them.
    codes.map((code) => [code, trouble as TextTrouble] as const),
  ),
);

/** The kind of one of Twilio's errors; undefined for one that the table does not have. */
export const troubleOfCode = (code: number | undefined): TextTrouble | undefined =>
  code === undefined ? undefined : BY_CODE.get(code);

/** The kind of a refusal, from the answer's status and error. */
export function textTroubleOf(status: number, code: number | undefined): TextTrouble {
  const known = troubleOfCode(code);
  if (known) return known;
  if (status === 429) return 'busy';
  if (status === 402) return 'account';
  if (status === 401 || status === 403 || status === 404) return 'credentials';
  return status >= 500 || status === 408 ? 'provider' : 'message';
}

/** Whether every text of ours meets it, and not this number or message alone. */
export const concernsEverybody = (trouble: TextTrouble): boolean =>
  TEXT_TROUBLES[trouble].concerns === 'everybody';

/** Whether one refusal proves that the next text is refused, too. */
export const isLastingTrouble = (trouble: TextTrouble): boolean =>
  'lasting' in TEXT_TROUBLES[trouble];

export const isTextTrouble = (text: string | null): text is TextTrouble =>
  text !== null && Object.hasOwn(TEXT_TROUBLES, text);
