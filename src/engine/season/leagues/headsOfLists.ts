import { bestOf, type TieRules } from '../order/rank.ts';
import type { SeasonRun } from '../run.ts';

/**
 * The best `count` teams of several ordered lists, where only the first that is left of each list is a candidate: so the NFL
 * picks wild cards, one club of a division at a time.
 * @param from where each list begins
 * @param values each team's worth
 */
export function headsOfLists(
  run: SeasonRun,
  lists: readonly (readonly number[])[],
  from: number,
  count: number,
  values: Float64Array,
  rules: TieRules,
): number[] {
  const next = lists.map(() => from);
  const picked: number[] = [];
  while (picked.length < count) {
    const tied = bestHeads(lists, next, values);
    if (tied.length === 0) return picked;
    const first = tied.length === 1 ? (tied[0] ?? 0) : bestOf(run, tied, rules);
    picked.push(first);
    for (let list = 0; list < lists.length; list += 1) {
      if (lists[list]?.[next[list] ?? 0] === first) next[list] = (next[list] ?? 0) + 1;
    }
  }
  return picked;
}

/** The heads of the lists that are worth most. */
function bestHeads(
  lists: readonly (readonly number[])[],
  next: readonly number[],
  values: Float64Array,
): number[] {
  const tied: number[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (let list = 0; list < lists.length; list += 1) {
    const heads = lists[list];
    const at = next[list] ?? 0;
    if (!heads || at >= heads.length) continue;
    const head = heads[at] ?? 0;
    const worth = values[head] ?? 0;
    if (worth < best) continue;
    if (worth > best) tied.length = 0;
    best = worth;
    tied.push(head);
  }
  return tied;
}
