import { plainLetters } from '#domain/words/plainLetters.ts';
import type { PlayerBefore } from '#engine/players/leagues/leaguePlayers.ts';
import type { RosterPlayer } from '#feeds/playerReports.ts';

/** A player whom the models know and no feed has named, though his team's roster was read. */
export interface UnresolvedPlayer {
  readonly league: string;
  readonly playerId: string;
  readonly name: string;
  readonly team: string;
  /** Players of that roster whom the models do not know, with his last name. */
  readonly perhaps: readonly Pick<RosterPlayer, 'playerId' | 'name'>[];
}

/** What is known of a league's players and rosters. */
interface PlayersOfLeague {
  readonly league: string;
  readonly known: readonly PlayerBefore[];
  readonly nameOf: (playerId: string) => string | undefined;
  /** By the teams' keys. */
  readonly rosters: ReadonlyMap<string, readonly RosterPlayer[]>;
}

const lastName = (name: string): string =>
  plainLetters(name)
    .toLowerCase()
    .replace(/\s(?:jr|sr|ii|iii|iv|v)\.?$/, '')
    .split(' ')
    .at(-1) ?? '';

/** Players of the models without a feed's number, of teams whose roster was read. */
export function unresolvedPlayers({
  league,
  known,
  nameOf,
  rosters,
}: PlayersOfLeague): readonly UnresolvedPlayer[] {
  const ids = new Set(known.map(({ playerId }) => playerId));
  return known.flatMap(({ playerId, team }) => {
    const roster = rosters.get(team);
    const name = nameOf(playerId);
    if (!roster || name === undefined || !playerId.startsWith('n')) return [];
    const perhaps = roster
      .filter((one) => !ids.has(one.playerId) && lastName(one.name) === lastName(name))
      .map((one) => ({ playerId: one.playerId, name: one.name }));
    return [{ league, playerId, name, team, perhaps }];
  });
}

/** The report's part on players; empty if all are resolved. */
export function unresolvedPlayersText(unresolved: readonly UnresolvedPlayer[]): string {
  if (unresolved.length === 0) return '';
  const lines = unresolved.map(({ league, playerId, name, team, perhaps }) => {
    const others = perhaps.map((one) => `${one.name} (${one.playerId})`).join(', ');
    return `${league}  ${team}  ${name} (${playerId})${others && `: perhaps ${others}`}`;
  });
  return [
    'Players whom the models know and no roster has named (traded, not under contract, or spelled otherwise):',
    '',
    ...lines,
  ].join('\n');
}
