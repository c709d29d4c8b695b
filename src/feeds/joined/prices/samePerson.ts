import { plainLetters } from '#domain/words/plainLetters.ts';

const words = (name: string): readonly string[] =>
  plainLetters(name)
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !/^(?:jr|sr|i{2,3})$/.test(word));

const sorted = (name: readonly string[]): string => name.toSorted().join(' ');

/**
 * Whether two sources may mean one person: the same words in any order ("Zhang Weili"), or the same last word and first letter
 * ("Chris O'Connell" for "Christopher O'Connell"). Sisters may share both, so callers also check the opponent.
 */
export function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [words(one), words(other)];
  if (a.length === 0 || b.length === 0) return false;
  return sorted(a) === sorted(b) || (a.at(-1) === b.at(-1) && a[0]?.[0] === b[0]?.[0]);
}
