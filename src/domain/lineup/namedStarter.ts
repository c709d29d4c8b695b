import type { Game } from '../game/game.ts';
import type { Side } from '../game/predictedWinner.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import type { StartingRole } from '../leagues/record.ts';
import { starterKey } from '../starters/starterKey.ts';
import type { LineupPlace } from './positions.ts';

/** His position in a lineup; goalies are in none. */
const POSITION: Partial<Record<StartingRole, string>> = {
  Quarterback: 'QB',
  'Starting pitcher': 'SP',
};

/** The starting quarterback or pitcher, and his place in a lineup. */
export interface SeatedStarter {
  readonly name: string;
  /** False while he is only expected. */
  readonly sure: boolean;
  readonly at: number;
  /** Whether a name is this player's. */
  readonly isHe: (name: string) => boolean;
}

/** Whether a position is the starter's of its league, whom feeds and reports name: nobody else is seated there. */
export function isStartersPlace(league: League, position: string, places: readonly LineupPlace[]) {
  const { startingRole } = LEAGUES[league];
  const named = startingRole && POSITION[startingRole];
  return places.some((place) => place.position === named && place.takes.includes(position));
}

/** The known starter of a side for one of the places; undefined if there is none. */
export function namedStarter(
  { league, availability }: Pick<Game, 'league' | 'availability'>,
  side: Side,
  places: readonly LineupPlace[],
): SeatedStarter | undefined {
  const { startingRole } = LEAGUES[league];
  const starter = availability?.[side]?.starter;
  const position = startingRole && POSITION[startingRole];
  const at = places.findIndex((place) => place.position === position);
  if (!starter || at < 0) return undefined;
  const { name, status } = starter;
  const key = starterKey(league, name);
  return {
    name,
    sure: status !== 'expected',
    at,
    isHe: (other) => starterKey(league, other) === key,
  };
}
