/** Of all that are added, the last of every so many: at most twice as many as asked for, evenly spread. */
export function examplesOf<One>(most: number): {
  readonly add: (one: One) => void;
  readonly kept: () => readonly One[];
} {
  let kept: One[] = [];
  let [every, seen] = [1, 0];
  return {
    kept: () => kept,
    add(one) {
      seen += 1;
      if (seen % every === 0) kept.push(one);
      if (kept.length < 2 * most) return;
      kept = kept.filter((_, at) => at % 2 === 1);
      every *= 2;
    },
  };
}
