import type { League } from '../leagues/league.ts';
import { plainLetters } from '../words/plainLetters.ts';

const SUFFIX = /\s(?:jr|sr|ii|iii|iv|v)$/;

/** Leagues whose data abbreviate first names: "C. Anderson". */
const INITIALS: ReadonlySet<League> = new Set(['NHL']);

/**
 * Key of a player's rating: his name in plain lower-case letters, without periods, hyphens and suffixes, so that different
 * spellings match: "A.J. Burnett" → "aj burnett", "Odell Beckham Jr." → "odell beckham". In the NHL the first name is reduced to
 * its initial: "Craig Anderson" and "C. Anderson" → "c anderson". Two players with one key share a rating. Empty for an empty
 * name.
 */
export function starterKey(league: League, name: string): string {
  const plain = plainLetters(name)
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(SUFFIX, '');
  if (!INITIALS.has(league)) return plain;
  const [first = '', ...rest] = plainGiven(name, plain);
  return [first.charAt(0), ...rest].join(' ').trim();
}

/** The words of a key, with the given name in one piece: "Ukko-Pekka Luukkonen" has two. */
function plainGiven(name: string, plain: string): readonly string[] {
  const hyphens = (/^\S*/.exec(name.trim())?.[0] ?? '').split('-').length - 1;
  const words = plain.split(' ');
  return [words.slice(0, 1 + hyphens).join(' '), ...words.slice(1 + hyphens)];
}
