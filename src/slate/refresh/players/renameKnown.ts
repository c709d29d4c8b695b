import type { LeagueState } from './leagueState.ts';
import { isUnnumbered, type NamedOne, playersOfOneName } from './sameName.ts';
import type { Renamed } from './store/announced.ts';
import type { StoredPlayer } from './store/players.ts';

/** Gives players of the state, known under ids of ours, the numbers under which the feed now names them; returns which. */
export function renameKnown(
  { model, state }: LeagueState,
  named: readonly NamedOne[],
  players: ReadonlyMap<string, StoredPlayer>,
): readonly Renamed[] {
  const known = model.known(state);
  const ids = new Set(known.map(({ playerId }) => playerId));
  const strangers = named.filter(({ playerId }) => !ids.has(playerId));
  if (strangers.length === 0) return [];
  const unnumbered = known.flatMap(({ playerId, team }) => {
    const name = players.get(playerId)?.name;
    return isUnnumbered(playerId) && name !== undefined ? [{ playerId, name, team }] : [];
  });
  const renames = playersOfOneName(model.league, strangers, unnumbered);
  for (const { from, to } of renames) model.rename(state, from, to);
  return renames;
}
