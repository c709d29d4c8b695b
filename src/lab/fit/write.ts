import { renameSync, writeFileSync } from 'node:fs';
import { textOrder } from '#domain/words/textOrder.ts';

/** Significant digits to keep: more than the precision of any estimate. */
const DIGITS = 5;
/** Tables with more entries than this (teams, players) have their keys sorted. */
const FEW = 4;

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Plain data with numbers rounded to five significant digits; whole numbers stay. */
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

/** JSON in one line: the file is generated, and only the engine reads it. */
export function fittedText(fitted: object): string {
  const entries = Object.entries(fitted)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, inOrder(tidy(value))]);
  return `${JSON.stringify(Object.fromEntries(entries))}\n`;
}

/** A table's entries sorted by key, so that the same fit gives the same file; anything else unchanged. */
const inOrder = (value: Json): Json =>
  isTable(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => textOrder(one, other)))
    : value;

function isTable(value: Json): value is { readonly [key: string]: Json } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.values(value);
  return entries.length > FEW && entries.every((item) => typeof item === 'object');
}

/** Writes the whole file or nothing: an interrupted fit leaves the old file. */
export function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}
