import { counted } from '../words/counted.ts';

interface Checked {
  readonly heads: readonly unknown[];
  readonly held: ReadonlyMap<string, number>;
  readonly signed: ReadonlyMap<string, number>;
  readonly latestMs: number | undefined;
}

const SECOND_MS = 1_000;
const MINUTE_S = 60;

/** "4 s", "12 min": how long a receipt took. */
function shortTime(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  return seconds < 2 * MINUTE_S ? `${seconds} s` : `${Math.ceil(seconds / MINUTE_S)} min`;
}

/** What a check of receipts has found right, a sentence each. */
export function receiptsWords({ heads, held, signed, latestMs }: Checked): readonly string[] {
  const all = [...held].map(([name, count]) => `${count.toLocaleString('en-US')} of ${name}`);
  const total = [...held.values()].reduce((sum, count) => sum + count, 0);
  const seen = `${counted(heads.length, 'end of the chain was shown to witnesses', 'ends of the chain were shown to witnesses')}.`;
  const receipts =
    total === 0
      ? 'No receipt of a witness.'
      : `${counted(total, 'receipt holds', 'receipts hold')}: ${all.join('; ')}.`;
  const late =
    latestMs === undefined ? [] : [`Each was given within ${shortTime(latestMs)} of its line.`];
  const keys = [...signed].map(
    ([key, count]) =>
      `${counted(count, 'head is signed', 'heads are signed')} by the owner’s key ${key}.`,
  );
  return [seen, receipts, ...late, ...keys];
}
