import { bestOf, type TieRules } from '../order/rank.ts';
import type { SeasonRun } from '../run.ts';

/**
 * The best `count` teams of several ordered lists, where only the first that is left of each list is a candidate: so the NFL
 * seeds division winners and picks wild cards, one club of a division at a time.
 */
export function headsOfLists(
  run: SeasonRun,
  lists: readonly (readonly number[])[],
  count: number,
  value: (team: number) => number,
  rules: TieRules,
): number[] {
  const next = lists.map(() => 0);
  const picked: number[] = [];
  while (picked.length < count) {
    let best = Number.NEGATIVE_INFINITY;
    let tied: number[] = [];
    for (let list = 0; list < lists.length; list += 1) {
      const head = lists[list]?.[next[list] ?? 0];
      if (head === undefined) continue;
      const worth = value(head);
      if (worth > best) {
        best = worth;
        tied = [head];
      } else if (worth === best) tied.push(head);
    }
    if (tied.length === 0) return picked;
    const first = bestOf(run, tied, rules);
    picked.push(first);
    const from = lists.findIndex((list, at) => list[next[at] ?? 0] === first);
    next[from] = (next[from] ?? 0) + 1;
  }
  return picked;
}
