import type { League } from '#domain/leagues/league.ts';
import { starterKey } from '#domain/starters/starterKey.ts';
import type { Renamed } from './store/announced.ts';

/** Somebody with a name and the key of his team. */
export interface NamedOne {
  readonly playerId: string;
  readonly name: string;
  readonly team: string;
}

/** Whether an id is of a source of ours: the feed has not named him yet. */
export const isUnnumbered = (playerId: string): boolean => playerId.startsWith('n');

/** The only entry of each key; keys that several share are left out. */
function only(all: readonly NamedOne[], keyOf: (one: NamedOne) => string) {
  const groups = Map.groupBy(all, keyOf);
  return new Map(
    [...groups].flatMap(([key, [one, ...others]]) =>
      one && others.length === 0 ? [[key, one]] : [],
    ),
  );
}

/**
 * Which of the feed's numbers belong to players known under another id: the same name in the same team, and of who changed teams
 * the same whole name in the league. A name that two share on either side says nothing.
 * @param numbered by the feed, and not known under its number
 * @param unnumbered known, under ids of ours
 */
export function playersOfOneName(
  league: League,
  numbered: readonly NamedOne[],
  unnumbered: readonly NamedOne[],
): readonly Renamed[] {
  const renames: Renamed[] = [];
  const taken = new Set<string>();
  const match = (keyOf: (one: NamedOne) => string): void => {
    const open = only(
      unnumbered.filter(({ playerId }) => !taken.has(playerId)),
      keyOf,
    );
    const seeking = numbered.filter(({ playerId }) => !taken.has(playerId));
    for (const [key, one] of only(seeking, keyOf)) {
      const other = open.get(key);
      if (!other) continue;
      taken.add(one.playerId).add(other.playerId);
      renames.push({ from: other.playerId, to: one.playerId });
    }
  };
  match(({ team, name }) => `${team}\n${wholeName(name)}`);
  match(({ team, name }) => `${team}\n${starterKey(league, name)}`);
  match(({ name }) => wholeName(name));
  return renames;
}

/** In plain letters, given name and all. */
const wholeName = (name: string): string => starterKey('NBA', name);
