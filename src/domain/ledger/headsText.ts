import type { DayHead } from './head.ts';
import { isHash, isLineObject, parseJson } from './line.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const LINE = /^(\d{4}-\d\d-\d\d) +([1-9]\d{0,14}) +([\da-f]{64})$/;

function headOf(value: unknown): DayHead | undefined {
  if (!isLineObject(value)) return undefined;
  const { day, seq, hash } = value;
  if (typeof day !== 'string' || !DAY.test(day)) return undefined;
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 1) return undefined;
  return isHash(hash) ? { day, seq, hash } : undefined;
}

/** All of them, or undefined if one is not a head. */
function whole(heads: readonly (DayHead | undefined)[]): readonly DayHead[] | undefined {
  const sound = heads.filter((head) => head !== undefined);
  return sound.length === heads.length ? sound : undefined;
}

/**
 * Heads that somebody has kept: the published file, JSON or text, or a list of lines "2026-11-22 18402 9f2c…". Undefined if the
 * text contains anything else: a head that is not understood must not count as checked.
 */
export function headsOf(text: string): readonly DayHead[] | undefined {
  const value = parseJson(text);
  if (isLineObject(value)) {
    const { heads, days } = value;
    if (heads === undefined && days === undefined) return undefined;
    const listed = [heads ?? [], days ?? []];
    if (!listed.every(Array.isArray)) return undefined;
    return whole(listed.flat().map(headOf));
  }
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  return whole(
    lines.map((line) => {
      const [, day, seq, hash] = LINE.exec(line) ?? [];
      return headOf({ day, seq: Number(seq), hash });
    }),
  );
}
