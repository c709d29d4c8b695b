/**
 * A way from the pages of a build, which are rendered by what it has bundled, to its integrations, which are not: the two
 * share nothing but what is global. What is given while nobody takes it, as in `astro dev`, is not kept.
 */
export function handedOver<Value>(name: string) {
  const at = Symbol.for(`simcast.${name}`);
  const shared = globalThis as typeof globalThis & { [key: symbol]: Set<(value: Value) => void> };
  shared[at] ??= new Set();
  const takers = shared[at];
  return {
    /** Says who else takes what is given from now on, until the answer is called. */
    take: (taker: (value: Value) => void): (() => void) => {
      takers.add(taker);
      return () => takers.delete(taker);
    },
    give: (value: Value): void => {
      for (const taker of takers) taker(value);
    },
  };
}
