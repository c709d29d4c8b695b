/** The first rows, and the rest; a split day has its heading in both. */
export function splitRows<G extends { readonly games: readonly unknown[] }>(
  groups: readonly G[],
  limit: number,
): readonly [open: readonly G[], rest: readonly G[]] {
  let left = limit;
  const halves = groups.map((group) => {
    const open = group.games.slice(0, left);
    left -= open.length;
    return [
      { ...group, games: open },
      { ...group, games: group.games.slice(open.length) },
    ] as const;
  });
  const some = ({ games }: G) => games.length > 0;
  return [halves.map(([open]) => open).filter(some), halves.map(([, rest]) => rest).filter(some)];
}
