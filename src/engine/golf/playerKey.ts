import { withoutAccents } from '#domain/words/plainLetters.ts';

/** Letters that Unicode decomposition does not split. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
};

/**
 * Rating key of a golfer's name: lower case, without accents, words joined by hyphens:
 * "Joaquín Niemann" → "joaquin-niemann", "Nicolai Højgaard" → "nicolai-hojgaard". Empty for an empty name.
 */
export const golferNameKey = (name: string): string =>
  withoutAccents(name.toLowerCase().replace(/[øæœßłđ]/g, (letter) => PLAIN[letter] ?? letter))
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
