/** What somebody wants who texts us. */
export type InboundWord = 'stop' | 'start' | 'help' | 'other';

const STOP =
  /\b(?:stop|stopall|stopp?ed|stopping|unsubscribe|unsub|quit|cancel|revoke|opt ?out|remove me|no more|leave me alone)\b/;
const NO_STOP = /\b(?:do not|dont|never|wont|cant) (?:ever )?(?:stop|quit|cancel)\b/;
const END = /^(?:please )?end(?: (?:it|this|texts|messages|all))?(?: please)?$/;
const START = /^(?:please )?(?:start|unstop)(?: please)?$/;
const HELP = /\b(?:help|info)\b/;

/** Capitals, spaces and punctuation make no difference; in doubt it is a wish to be left alone. */
export function inboundWord(text: string): InboundWord {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’`]/gu, '')
    .replaceAll(/[^a-z]+/gu, ' ')
    .trim();
  const joined = plain.replaceAll(' ', '');
  if (joined === 'stop' || joined === 'stopall') return 'stop';
  if (START.test(plain)) return 'start';
  if (END.test(plain) || (STOP.test(plain) && !NO_STOP.test(plain))) return 'stop';
  return HELP.test(plain) ? 'help' : 'other';
}
