import { tokensOf } from './tokens.ts';

/** Longest snippet, in characters. */
const LONGEST = 180;

/** A piece of a text, and whether it is one of the words searched for. */
interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** A text in pieces: its words that are, or begin with, a word searched for are marked. */
export function markWords(text: string, words: readonly string[]): readonly Piece[] {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [token = ''] = tokensOf(piece);
      return { text: piece, marked: words.some((word) => token !== '' && token.startsWith(word)) };
    });
}

/** Whether a text has every word as a whole word, or in its plural. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const tokens = new Set(tokensOf(text));
  return words.every((word) => [word, `${word}s`, `${word}es`].some((form) => tokens.has(form)));
}

/** Whether a text has the words side by side, in their order. */
export const hasPhrase = (text: string, words: readonly string[]): boolean =>
  ` ${tokensOf(text).join(' ')} `.includes(` ${words.join(' ')} `);

/** The part of a page's text that says most of the words: whole sentences, cut at a word if they are long. */
export function snippetOf(content: string, words: readonly string[]): string {
  const sentences = content
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?…])\s+(?=[^a-z])/u);
  const hits = (sentence: string) => words.filter((word) => hasWords(sentence, [word])).length;
  const best = sentences.reduce((most, each) => (hits(each) > hits(most) ? each : most), '');
  const said = best === '' ? (sentences[0] ?? '') : best;
  if (said.length <= LONGEST) return said;
  const first = words.map((word) => plainAt(said, word)).filter((at) => at >= 0);
  const from = Math.max(0, Math.min(...first, said.length) - LONGEST / 2);
  const start = from === 0 ? 0 : said.indexOf(' ', from) + 1;
  const cut = said.slice(start, start + LONGEST);
  const whole = start + LONGEST < said.length ? `${cut.slice(0, cut.lastIndexOf(' '))} …` : cut;
  return start > 0 ? `… ${whole}` : whole;
}

const plainAt = (text: string, word: string): number => text.toLowerCase().indexOf(word);
