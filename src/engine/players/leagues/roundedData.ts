/** Digits that a squad's figures keep: they are not known better, and a recipe stays small. */
const DIGITS = 5;
/** Parts of a chance that is rounded down. */
const PARTS = 10_000;

/** Plain data with its numbers rounded: the same digits whether it has been through JSON or not. */
export function roundedData<Data>(data: Data): Data;
export function roundedData(data: unknown): unknown {
  if (typeof data === 'number') return Number(data.toPrecision(DIGITS));
  if (Array.isArray(data)) return data.map((item) => roundedData(item));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, item]) =>
      item === undefined ? [] : [[name, roundedData(item)]],
    ),
  );
}

/** A chance rounded down, so that chances which come to 1 stay at most 1. */
export const roundedDown = (chance: number): number => Math.floor(chance * PARTS) / PARTS;
