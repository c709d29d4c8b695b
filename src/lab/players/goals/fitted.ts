import type { FileRows } from '../../data/readRows.ts';

/** What a committed fit of players holds beside its parameters. */
export interface Provenance {
  readonly formatVersion: number;
  /** SHA-256 of the first file it was fitted on, uncompressed. */
  readonly dataHash: string;
  /** First and last day of its rows. */
  readonly dataFrom: string;
  readonly dataTo: string;
}

const FORMAT_VERSION = 1;
/** Digits that are kept: a fit is not known better. */
const DIGITS = 5;

/** A fit as it is committed: its parameters rounded, with where they come from. */
export function fittedFile<Fit extends object>(
  { rows, hash }: Pick<FileRows<{ readonly date: string }>, 'rows' | 'hash'>,
  fit: Fit,
): Provenance & Fit {
  const days = rows.map(({ date }) => date).sort();
  return {
    ...{ formatVersion: FORMAT_VERSION, dataHash: hash },
    ...{ dataFrom: days[0] ?? '', dataTo: days.at(-1) ?? '' },
    ...(JSON.parse(JSON.stringify(fit, rounded)) as Fit),
  };
}

const rounded = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value;
