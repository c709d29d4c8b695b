import { writeFileSync } from 'node:fs';

/** Significant digits that are kept: more than any estimate is good for. */
const DIGITS = 5;

/** Numbers rounded to five significant digits, whole numbers left alone; keys sorted inside `teams`. */
function tidy(value: unknown): unknown {
  if (typeof value === 'number') {
    return Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS));
  }
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tidy(item)]));
  }
  return value;
}

/** JSON with one line per entry of the top level and one per team. */
export function fittedText(fitted: { readonly teams: Readonly<Record<string, object>> }): string {
  const { teams, ...rest } = fitted;
  const lines = Object.entries(rest).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(tidy(value))}`,
  );
  const rows = Object.keys(teams)
    .sort()
    .map((key) => `    ${JSON.stringify(key)}: ${JSON.stringify(tidy(teams[key]))}`);
  return `{\n${lines.join(',\n')},\n  "teams": {\n${rows.join(',\n')}\n  }\n}\n`;
}

export const writeFitted = (
  path: string | URL,
  fitted: { readonly teams: Readonly<Record<string, object>> },
): void => writeFileSync(path, fittedText(fitted));
