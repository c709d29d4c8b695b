import type { Corner } from './types.ts';

/** Everything but letters and digits of the plain Latin alphabet. */
const NOT_PLAIN = /[^a-z0-9]+/g;
const ACCENTS = /\p{Diacritic}/gu;
/** Letters that do not decompose into a plain one and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  ı: 'i',
};

/** Fighters whom feeds name otherwise than the data the ratings were fitted on. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  'weili zhang': 'zhang weili',
  'patricio pitbull': 'patricio freire',
};

/**
 * Key of a fighter's rating: his name in plain lower-case letters, so that accents, dots and hyphens of different
 * sources do not matter: "Jan Błachowicz" → "jan blachowicz". Two fighters of one name share a rating.
 */
export function fighterKey(name: string): string {
  const plain = name.normalize('NFD').replace(ACCENTS, '').toLowerCase();
  const key = plain
    .replace(/[łøđßæı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(NOT_PLAIN, ' ')
    .trim();
  return Object.hasOwn(KNOWN_AS, key) ? (KNOWN_AS[key] ?? key) : key;
}

export const cornerKey = ({ key, name }: Corner): string => key ?? fighterKey(name);
