import { fnv1a } from '#engine/rng/hash.ts';
import type { TeamPairing } from '../pairings.ts';

/** How much less a team is wanted as an opponent for each time that it has been one. */
const MET_WEIGHT = 3;

/**
 * Pairings that give each team the games it is missing, except for an odd one at the end: who is missing most meets who is missing
 * most and has been met least. In a mixed order that is always the same.
 * @param missing games by team
 */
export function fillingPairs(missing: readonly number[]): readonly TeamPairing[] {
  const wanted = [...missing];
  const met = new Map<string, number>();
  const nameOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;
  const best = (teams: readonly number[], worth: (team: number) => number): number | undefined =>
    teams.reduce<number | undefined>(
      (known, team) => (known === undefined || worth(team) > worth(known) ? team : known),
      undefined,
    );
  const pairs: TeamPairing[] = [];
  for (;;) {
    const open = wanted.flatMap((count, team) => (count > 0 ? [team] : []));
    const one = best(open, (team) => wanted[team] ?? 0);
    const other = best(
      open.filter((team) => team !== one),
      (team) => (wanted[team] ?? 0) - MET_WEIGHT * (met.get(nameOf(team, one ?? team)) ?? 0),
    );
    if (one === undefined || other === undefined) break;
    const times = met.get(nameOf(one, other)) ?? 0;
    met.set(nameOf(one, other), times + 1);
    for (const team of [one, other]) wanted[team] = (wanted[team] ?? 0) - 1;
    const turned = (one + other + times) % 2 === 0;
    pairs.push(turned ? { home: other, away: one } : { home: one, away: other });
  }
  const order = pairs.map((pair, at) => ({ pair, key: fnv1a(`filling ${at}`) }));
  return order.toSorted((one, other) => one.key - other.key).map(({ pair }) => pair);
}
