const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/** "twenty-two" of a whole number from 0 to 99. */
function underHundred(n: number): string {
  if (n < SMALL.length) return SMALL[n] ?? '';
  const ten = TENS[Math.floor(n / 10)] ?? '';
  return n % 10 === 0 ? ten : `${ten}-${SMALL[n % 10]}`;
}

/** A whole number as it is said: "ten thousand", "one hundred twenty-two", "minus three". */
export function cardinal(n: number): string {
  if (n < 0) return `minus ${cardinal(-n)}`;
  for (const [size, name] of SCALES) {
    if (n < size) continue;
    const rest = n % size;
    const whole = `${cardinal(Math.floor(n / size))} ${name}`;
    return rest === 0 ? whole : `${whole} ${cardinal(rest)}`;
  }
  return underHundred(n);
}

/** Digit by digit: "five five zero". */
export const digitByDigit = (digits: string): string =>
  Array.from(digits, (digit) => SMALL[Number(digit)] ?? '').join(' ');

/** "fifty-seven point three", "two point two five", "forty-seven": the number's own decimals, at most two. */
export function decimal(n: number): string {
  const [whole = '0', after] = String(Math.round(Math.abs(n) * 100) / 100).split('.');
  const said = after
    ? `${cardinal(Number(whole))} point ${digitByDigit(after)}`
    : cardinal(Number(whole));
  return n < 0 && Number(`${whole}.${after ?? 0}`) !== 0 ? `minus ${said}` : said;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** "first", "twenty-second", "thirtieth". */
export const ordinalWord = (n: number): string =>
  cardinal(n).replace(
    /[a-z]+$/,
    (last) => IRREGULAR[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  );

/** "no games", "one game", "nine games". */
export const spokenCount = (n: number, one: string, many = `${one}s`): string =>
  `${n === 0 ? 'no' : cardinal(n)} ${n === 1 ? one : many}`;

/** "A", "A and B", "A, B and C". */
export function listedInWords(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
