import { isOneSlip } from './isOneSlip.ts';

/** Words shorter than this are not corrected: too many others are one letter away. */
const SHORTEST = 4;

/**
 * The known word that an unknown one most likely means, if it is one letter away: first those that begin alike, then those of
 * the most pages. Numbers are never corrected.
 */
export function meantWord(word: string, known: ReadonlyMap<string, number>): string | undefined {
  if (word.length < SHORTEST || /^\d+$/.test(word)) return undefined;
  const near = [...known].filter(([other]) => other.length >= SHORTEST && isOneSlip(word, other));
  const alike = (other: string) => Number(other[0] === word[0]);
  return near.toSorted(
    ([one, pages], [other, otherPages]) => alike(other) - alike(one) || otherPages - pages,
  )[0]?.[0];
}
