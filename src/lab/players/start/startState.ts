import { textOrder } from '#domain/words/textOrder.ts';
import type { PlayersStart, StartPlayer } from '#engine/fitted/players/start/index.ts';
import type { LeaguePlayers } from '#engine/players/leagues/leaguePlayers.ts';
import type { SourceName } from './sourceNames.ts';

const FORMAT_VERSION = 1;

/** What the product's table of players takes as an id. */
const PLAYER_ID = /^n?[0-9a-z]{1,24}$/;

/** A table of a state's players. */
type Table = Record<string, { readonly season: number }>;

/** Forgets who did not play in a season or after it. */
export function keepSince(table: Table, season: number): void {
  for (const [id, entry] of Object.entries(table)) if (entry.season < season) delete table[id];
}

/**
 * A state under the product's ids, with names; who has no name or no id of the right form is not named.
 * @param names by the source's id
 * @param others who are in no state by themselves: units
 */
export function startPlayersState<State>(
  league: LeaguePlayers<State>,
  state: State,
  names: ReadonlyMap<string, SourceName>,
  learnedTo: string,
  others: readonly StartPlayer[] = [],
): PlayersStart {
  const ids = new Map<string, SourceName>();
  for (const { playerId } of league.known(state)) {
    const named = names.get(playerId);
    if (!named) continue;
    if (named.productId !== playerId) league.rename(state, playerId, named.productId);
    ids.set(named.productId, named);
  }
  const players = league.known(state).flatMap(({ playerId, team, position }): StartPlayer[] => {
    const named = ids.get(playerId);
    if (!named || !PLAYER_ID.test(playerId)) return [];
    return [{ playerId, name: named.name, team, position: position || named.position }];
  });
  return {
    formatVersion: FORMAT_VERSION,
    learnedTo,
    players: [...players, ...others].sort((one, other) => textOrder(one.playerId, other.playerId)),
    state,
  };
}
