import { plainLetters } from '#domain/words/plainLetters.ts';
import type { FightCorner } from './types.ts';

/** Everything except plain Latin letters and digits. */
const NOT_PLAIN = /[^a-z0-9]+/g;

/** Fighters whose names in feeds differ from the data the ratings were fitted on. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  'weili zhang': 'zhang weili',
  'patricio pitbull': 'patricio freire',
};

/**
 * Key of a fighter's rating: his name in plain lower-case letters, so that accents, dots and hyphens do not matter: "Jan
 * Błachowicz" → "jan blachowicz". Two fighters with the same name share a rating.
 */
export function fighterKey(name: string): string {
  const key = plainLetters(name).replace(NOT_PLAIN, ' ').trim();
  return Object.hasOwn(KNOWN_AS, key) ? (KNOWN_AS[key] ?? key) : key;
}

export const cornerKey = ({ key, name }: FightCorner): string => key ?? fighterKey(name);
