import { renameSync, writeFileSync } from 'node:fs';

/** Significant digits that are kept: more than any estimate is good for. */
const DIGITS = 5;
/** Tables with more entries than this (teams, players) get a line per entry, keys sorted. */
const FEW = 4;

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Plain data, numbers rounded to five significant digits, whole numbers left alone. */
function tidy(value: unknown): Json {
  if (typeof value === 'number') {
    return Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS));
  }
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => [key, tidy(item)]),
    );
  }
  return typeof value === 'string' || typeof value === 'boolean' ? value : null;
}

/** JSON with one line per entry of the top level, and one per team or player. */
export function fittedText(fitted: object): string {
  const lines = Object.entries(fitted)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${entryText(tidy(value))}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function entryText(value: Json): string {
  if (!isTable(value)) return JSON.stringify(value);
  const rows = Object.keys(value)
    .sort()
    .map((key) => `    ${JSON.stringify(key)}: ${JSON.stringify(value[key])}`);
  return `{\n${rows.join(',\n')}\n  }`;
}

function isTable(value: Json): value is { readonly [key: string]: Json } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.values(value);
  return entries.length > FEW && entries.every((item) => typeof item === 'object');
}

/** Writes the whole file or nothing: a fit that is stopped leaves the old one. */
export function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}
