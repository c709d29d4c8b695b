/** Words shorter than this are not corrected: too many others are one letter away. */
const SHORTEST = 4;

/** Whether two different words differ by one letter: one too many, one missing, one wrong, or two neighbors swapped. */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || one === other) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const wrong = short.slice(at + 1) === long.slice(at + 1);
  const swapped =
    short[at] === long[at + 1] &&
    short[at + 1] === long[at] &&
    short.slice(at + 2) === long.slice(at + 2);
  return wrong || swapped;
}

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
