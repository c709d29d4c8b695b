const SUFFIXES: readonly string[] = ['jr', 'sr', 'ii', 'iii', 'iv'];

const isSuffix = (word: string): boolean =>
  SUFFIXES.includes(word.replace(/\.$/, '').toLowerCase());

/** A fighter's name in tables: "Khalil Rountree Jr." is "Rountree Jr.". A single word stays. */
export function lastName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) ?? name;
  return words.length > 2 && isSuffix(last) ? words.slice(-2).join(' ') : last;
}

/** Last names of two fighters; whole names if both share one. */
export function lastNames(a: string, b: string): readonly [string, string] {
  const [one, other] = [lastName(a), lastName(b)];
  return one === other ? [a, b] : [one, other];
}
