/** The intention of an incoming text. */
export type InboundWord = 'stop' | 'start' | 'help' | 'other';

const OURS = '(?:(?:the|these|this|those|that|my|your|any|all|it|me|more|sending|texting) )*';
const MESSAGES = '(?:texts?|texting|messages?|messaging|msgs?|sms|picks)';

/** These count anywhere in a text. */
const STOPS = [
  /\bs+t+o+p+(?:s|ped|ping|it|all)?\b/,
  /\b(?:unsub\w*|quit|cancel|revoke|remove me|delete me|no more|leave me alone|no thanks)\b/,
  /\bopt(?:ed|ing)? (?:me )?out\b|\boptout\b/,
  /\btake (?:me|my number|this number) off\b/,
  /\b(?:do not|dont|never|no longer) (?:ever )?(?:text|message|contact|send|sms|write|want)\b/,
  new RegExp(`\\bno ${MESSAGES}\\b`),
  new RegExp(`\\bend ${OURS}${MESSAGES}\\b`),
  /^(?:please )?end(?: (?:it|this|all|now))*(?: please)?$/,
];
/** Texts that, as a whole, ask us to continue. */
const GO_ON = new RegExp(
  `^(?:please )?(?:do not|dont|never) (?:ever )?(?:stop|quit|cancel) ?${OURS}${MESSAGES}?(?: please)?$`,
);
const START = /^(?:please )?(?:start|unstop)(?: please)?$/;
const HELP = /\b(?:help|info)\b/;

/** Ignores capitals, spaces and punctuation; in doubt it means stop. */
export function inboundWord(text: string): InboundWord {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’`]/gu, '')
    .replaceAll(/[^a-z]+/gu, ' ')
    .trim();
  if (/^s+t+o+p+(?:all)?$/.test(plain.replaceAll(' ', ''))) return 'stop';
  if (START.test(plain)) return 'start';
  if (!GO_ON.test(plain) && STOPS.some((stop) => stop.test(plain))) return 'stop';
  return HELP.test(plain) ? 'help' : 'other';
}
