/** How many sets are tried before a question is left open. */
const MOST_SETS = 1500;

/**
 * Whether some set of `size` of `items` passes: 'yes', 'no', or 'open' if there are more sets than are tried. Sets of early items come
 * first.
 */
export function someSubset<T>(
  items: readonly T[],
  size: number,
  passes: (subset: readonly T[]) => boolean,
): 'yes' | 'no' | 'open' {
  let tried = 0;
  const search = (from: number, chosen: readonly T[]): 'yes' | 'no' | 'open' => {
    if (chosen.length === size) {
      tried += 1;
      return passes(chosen) ? 'yes' : 'no';
    }
    for (let at = from; at <= items.length - (size - chosen.length); at += 1) {
      if (tried >= MOST_SETS) return 'open';
      const item = items[at];
      const answer = item === undefined ? 'no' : search(at + 1, [...chosen, item]);
      if (answer !== 'no') return answer;
    }
    return 'no';
  };
  return search(0, []);
}
