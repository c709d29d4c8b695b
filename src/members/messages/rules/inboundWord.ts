import { slips } from './slips.ts';
import { CURSES, GO_ON, OTHER_SCRIPTS, SIGNS, STOPS, WHOLE_STOPS } from './stopWords.ts';

/** The intention of an incoming text. */
export type InboundWord = 'stop' | 'start' | 'help' | 'other';

const START = /^(?:please )?(?:start|unstop|resume|subscribe)(?: please)?$/;
/** Also who asks who we are, and how we came by the number: the answer says it, and how to end. */
const HELP =
  /\b(?:help|info|ayuda|aide)\b|^(?:\w+ )?who (?:is|are|r) (?:this|you|u|it|that)\b|^whos this\b|\b(?:how|where) (?:did|do|have) (?:you|u|ya) (?:get|got|find|have) (?:my|this)\b|\bwho gave (?:you|u)\b|^quien es\b/;

/** Digits and signs that stand for letters, inside a word. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
};

/** Small letters and single spaces: without accents, other widths, invisible marks and apostrophes. */
const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}'’`´]/gu, '')
    .replaceAll(/f[*#@.\-_!$%^&]{1,3}(?:c?k)?(?=\s|$|[a-z])/gu, 'fuck ')
    .replaceAll(
      /(?<=[a-z])[013457$@](?=[a-z]|\b|$)|\b[05](?=[a-z]{2})/gu,
      (sign) => LETTERS[sign] ?? '',
    )
    .replaceAll(/[^a-z]+/gu, ' ')
    .trim();

const saysStop = (plain: string): boolean =>
  STOPS.some((stop) => stop.test(plain)) ||
  WHOLE_STOPS.some((stop) => stop.test(plain)) ||
  CURSES.test(plain) ||
  slips(plain);

/** Ignores capitals, spaces, punctuation, accents and pictures; in doubt it means stop. */
export function inboundWord(text: string): InboundWord {
  const plain = plainOf(text);
  if (/^s+t+o+p+(?:all)?$/.test(plain.replaceAll(' ', ''))) return 'stop';
  if (START.test(plain)) return 'start';
  if (OTHER_SCRIPTS.test(text.toLowerCase())) return 'stop';
  if (GO_ON.test(plain)) return 'other';
  if (saysStop(plain) || SIGNS.test(text)) return 'stop';
  return HELP.test(plain) ? 'help' : 'other';
}
