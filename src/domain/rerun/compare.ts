import type { RerunnableFigures } from './rerunnable.ts';

/** One published figure next to the re-run one. */
export interface ComparedLine {
  readonly label: string;
  readonly published: string;
  /** Absent if the re-run has no figure with that name. */
  readonly rerun: string | undefined;
  readonly same: boolean;
}

export const HASH_LABEL = 'SHA-256 of all that was simulated';

/** Every published figure beside the re-run one of its name, in the published order; the hash is the last line. */
export function compareSaid(
  published: RerunnableFigures,
  rerun: RerunnableFigures,
): ComparedLine[] {
  const again = new Map(rerun.figures);
  const line = (label: string, one: string, other: string | undefined): ComparedLine => ({
    label,
    published: one,
    rerun: other,
    same: one === other,
  });
  return [
    ...published.figures.map(([label, value]) => line(label, value, again.get(label))),
    line(HASH_LABEL, published.hash, rerun.hash),
  ];
}

/** "Same inputs, same seed, same digits: 14 of 14 lines match." */
export function comparisonText(lines: readonly ComparedLine[]): string {
  const same = lines.filter((line) => line.same).length;
  const counted = `${same} of ${lines.length === 1 ? '1 line matches' : `${lines.length} lines match`}`;
  return same === lines.length
    ? `Same inputs, same seed, same numbers: ${counted}.`
    : `Not the same numbers: ${counted}.`;
}
