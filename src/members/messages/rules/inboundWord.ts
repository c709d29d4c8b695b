import { holdsSlip } from './holdsSlip.ts';
import { isForeign, STOPS_ELSEWHERE } from './stopLanguages.ts';
import { CURSES, GO_ON, SIGNS, STOPS, TOO_YOUNG, WHOLE_STOPS } from './stopWords.ts';

/** The intention of an incoming text. */
export type InboundWord = 'stop' | 'start' | 'help' | 'other';

const START = /^(?:please )?(?:start|unstop|resume|subscribe)(?: please)?$/;
/** Also who asks who we are, and how we came by the number: the answer says it, and how to end. */
const HELP =
  /\b(?:help|info|ayuda|aide)\b|^(?:\w+ )?who (?:the \w+ |tf )?(?:is|are|r) (?:this|you|u|it|that)\b|\bdo i know (?:you|u|this)\b|\bwhy (?:are|r) (?:you|u|ya) (?:text|messag|contact|send)\w*|\bwhy (?:do|am) i (?:\w+ )?get\w*|^whos this\b|\b(?:how|where) (?:did|do|have) (?:you|u|ya) (?:get|got|find|have) (?:my|this)\b|\bwho gave (?:you|u)\b|^quien es\b/;

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

/** Letters that no normal form takes apart, and what people type for them. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Small letters and single spaces: without accents, other widths, invisible marks and apostrophes. */
const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}'’`´]/gu, '')
    .replaceAll(/[đłøıßæœ]/gu, (letter) => PLAIN[letter] ?? '')
    .replaceAll(/(?<![a-z])f[*#@.\-_!$%^&]{1,3}(?:c?k)?(?=\s|$|[a-z])/gu, 'fuck ')
    .replaceAll(
      /(?<=[a-z])[013457$@](?=[a-z]|\b|$)|\b[05](?=[a-z]{2})/gu,
      (sign) => LETTERS[sign] ?? '',
    )
    .replaceAll(/[^a-z]+/gu, ' ')
    .trim();

const saysStop = (plain: string): boolean =>
  STOPS.some((stop) => stop.test(plain)) ||
  STOPS_ELSEWHERE.some((stop) => stop.test(plain)) ||
  WHOLE_STOPS.some((stop) => stop.test(plain)) ||
  CURSES.test(plain) ||
  holdsSlip(plain);

/** Ignores capitals, spaces, punctuation, accents and pictures; in doubt it means stop. */
export function inboundWord(text: string): InboundWord {
  const plain = plainOf(text);
  if (/^s+t+o+p+(?:all)?$/.test(plain.replaceAll(' ', ''))) return 'stop';
  if (START.test(plain)) return 'start';
  if (isForeign(text, plain)) return 'stop';
  if (GO_ON.test(plain)) return 'other';
  const figures = text.toLowerCase().replaceAll(/['’]/gu, '');
  if (saysStop(plain) || SIGNS.test(text) || TOO_YOUNG.test(figures)) return 'stop';
  return HELP.test(plain) ? 'help' : 'other';
}
