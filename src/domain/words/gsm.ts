import { InputError } from '../numbers/inputError.ts';

/** Text messages in GSM-7: seven bits a character, 160 of them in one segment, 153 in each of several. */

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters that count as two. */
const EXTENDED = new Set('^{}\\[~]|€\f');

const SEVERAL = 153;
/** Longest message of ours. */
export const TWO_SEGMENTS = 2 * SEVERAL;

const PLAIN: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '·': '.',
  '×': 'x',
  '•': '-',
  '→': '->',
  '≥': '>=',
  '≤': '<=',
  '±': '+/-',
  '¢': 'c',
  '°': ' deg',
  '⁄': '/',
  '™': '',
  '‹': "'",
  '›': "'",
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
  ẞ: 'SS',
};

/** "¼" and its like as "1/4"; NFKC writes their bar as U+2044. */
function fraction(letter: string): string | undefined {
  const [above, below] = letter.normalize('NFKC').split('\u2044');
  return below === undefined || letter === '\u2044' ? undefined : `${above}/${below}`;
}

const isGsm = (letter: string): boolean => BASIC.has(letter) || EXTENDED.has(letter);

function gsmLetter(letter: string): string {
  if (isGsm(letter)) return letter;
  const plain = PLAIN[letter];
  if (plain !== undefined) return plain;
  const divided = fraction(letter);
  if (divided !== undefined) return divided;
  if (/\s/u.test(letter)) return ' ';
  return [...letter.normalize('NFKD')].filter(isGsm).join('');
}

/** A fraction directly after a whole number, which a space keeps apart: "2¼" is "2 1/4". */
const FRACTION_AFTER = /(\d)([\u00bc-\u00be\u2150-\u215e\u2189])/gu;

/** The text in GSM-7 letters: without accents that GSM-7 lacks, and without other unknown characters. */
export const toGsm = (text: string): string =>
  [...text.normalize('NFC').replaceAll(FRACTION_AFTER, '$1 $2')].map(gsmLetter).join('');

/** Length of a GSM-7 text in its units. Throws on an unknown letter. */
export function gsmLength(text: string): number {
  let length = 0;
  for (const letter of text) {
    if (!isGsm(letter)) throw new InputError(`GSM-7 has no "${letter}"`);
    length += EXTENDED.has(letter) ? 2 : 1;
  }
  return length;
}
