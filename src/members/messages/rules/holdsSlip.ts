/** Changes of one letter between two words: put in, left out, another one, or two that have changed places. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? (rows[i - 2]?.[j - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      row.push(
        Math.min(
          (rows[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (rows[i - 1]?.[j - 1] ?? 0) + same,
          swapped,
        ),
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

/** Long words that mean stop, with the letters that may be wrong. Shorter ones are too close to other words. */
const LONG: readonly (readonly [word: string, most: number])[] = [
  ['unsubscribe', 4],
  ['unsubscribed', 4],
  ['unsuscribir', 2],
  ['remove', 1],
  ['cancel', 1],
  ['optout', 1],
  ['revoke', 1],
];

/** Whether a text of small letters and spaces holds such a word, misspelled or broken in two. */
export function holdsSlip(plain: string): boolean {
  const words = plain.split(' ');
  const joined = words.slice(1).map((word, at) => `${words[at]}${word}`);
  const isLong = (text: string) => /^(?:un|de)s/.test(text);
  return [...words, ...joined].some((text) =>
    LONG.some(([word, most]) =>
      most > 1
        ? isLong(text) && text.length >= 7 && distance(text, word) <= most
        : words.length <= 3 && distance(text, word) <= most,
    ),
  );
}
