import type { KnownLine } from './head.ts';

/** Lines by number or day; those without one are left out. */
function grouped(lines: readonly KnownLine[], by: 'seq' | 'day'): readonly KnownLine[][] {
  const groups = new Map<number | string, KnownLine[]>();
  for (const line of lines) {
    const key = line[by];
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}

const differ = (one: KnownLine, other: KnownLine): boolean =>
  one.hash !== other.hash ||
  one.seq !== other.seq ||
  (one.day !== undefined && other.day !== undefined && one.day !== other.day);

/** Known lines that contradict another of the same line or the same day: one of the two is false. */
export const contradictedLines = (lines: readonly KnownLine[]): ReadonlySet<KnownLine> =>
  new Set(
    (['seq', 'day'] as const)
      .flatMap((by) => grouped(lines, by))
      .flatMap((group) => group.filter((one) => group.some((other) => differ(one, other)))),
  );
