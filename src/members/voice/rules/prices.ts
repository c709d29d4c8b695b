import { cardinal, decimal, digitByDigit } from './words.ts';

/** 0–99 behind a hundred: "oh four", "ten", "ninety-nine". */
const tail = (n: number): string => (n < 10 ? `oh ${digitByDigit(String(n))}` : cardinal(n));

/** A price's size as bettors say it: "one oh four", "one ten", "two hundred", "twelve fifty". */
function size(n: number): string {
  if (n >= 10_000 || n % 1_000 === 0) return cardinal(n);
  const [hundreds, rest] = [Math.floor(n / 100), n % 100];
  return rest === 0 ? `${cardinal(hundreds)} hundred` : `${cardinal(hundreds)} ${tail(rest)}`;
}

/** American odds for the ear, to the whole as pages print them: "minus one oh four", "plus twelve fifty". */
export function spokenOdds(american: number): string {
  const whole = Math.round(Math.abs(american));
  return `${american < 0 ? 'minus' : 'plus'} ${size(whole)}`;
}

/** A handicap for the ear: "minus one point five", "plus three", "pick 'em" of none. */
export function spokenHandicap(line: number): string {
  if (line === 0) return 'pick ’em';
  return line < 0 ? decimal(line) : `plus ${decimal(line)}`;
}

const PARTS: Readonly<Record<string, string>> = {
  '0.25': 'a quarter',
  '0.5': 'a half',
  '0.75': 'three quarters',
};

/** A total for the ear: "forty-seven and a half", "two and three quarters", "forty-eight". */
export function spokenTotal(total: number): string {
  const whole = Math.floor(total);
  const part = PARTS[String(total - whole)];
  if (part === undefined) return decimal(total);
  return whole === 0 ? part : `${cardinal(whole)} and ${part}`;
}

/** A share given as 0–100, as pages round it: "fifty-seven point three percent". */
export const spokenShare = (percent: number): string =>
  `${decimal(Number(percent.toFixed(1)))} percent`;

/** "nineteen dollars and ninety-five cents" */
export function spokenMoney(cents: number): string {
  const [dollars, rest] = [Math.floor(cents / 100), cents % 100];
  const whole = `${cardinal(dollars)} ${dollars === 1 ? 'dollar' : 'dollars'}`;
  return rest === 0 ? whole : `${whole} and ${cardinal(rest)} cents`;
}
