/** Figures are sums of many numbers, and logarithms: another machine's may differ in the last digits. */
const TOLERANCE = 1e-9;

const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= TOLERANCE * Math.max(1, Math.abs(one), Math.abs(other))
    : one === other;

/** Where two values differ first, and how many numbers and texts were compared. */
interface Compared {
  readonly count: number;
  readonly first?: string | undefined;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Compares two values of JSON, member by member; an undefined member is an absent one.
 * @param skip names that are not compared
 */
export function compareJson(
  ours: unknown,
  theirs: unknown,
  at: string,
  skip: readonly string[] = [],
): Compared {
  if (!isTree(ours) || !isTree(theirs)) {
    const first = isSame(ours, theirs) ? undefined : `${at}: ${theirs}, not ${ours}`;
    return { count: 1, ...(first && { first }) };
  }
  let count = 0;
  for (const name of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    if (skip.includes(name)) continue;
    const inner = compareJson(ours[name], theirs[name], `${at}.${name}`, skip);
    count += inner.count;
    if (inner.first) return { count, first: inner.first };
  }
  return { count };
}
