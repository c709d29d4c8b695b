import type { Game } from '../game/game.ts';
import type { Side } from '../game/predictedWinner.ts';
import { LEAGUES } from '../leagues/league.ts';
import type { StartingRole } from '../leagues/record.ts';
import { starterKey } from '../starters/starterKey.ts';

/** His position in a lineup; goalies are in none of the specification's. */
const POSITION: Partial<Record<StartingRole, string>> = {
  Quarterback: 'QB',
  'Starting pitcher': 'SP',
};

/** The known starting quarterback, pitcher or goalie of a side. */
export interface SeatedStarter {
  readonly name: string;
  /** False while he is only expected. */
  readonly sure: boolean;
  /** His place's position in the specification's lineups; undefined if he is in none. */
  readonly position: string | undefined;
  /** Whether a name is this player's. */
  readonly isHe: (name: string) => boolean;
}

/** The known starter of a side; undefined if there is none. */
export function namedStarter(
  { league, availability }: Pick<Game, 'league' | 'availability'>,
  side: Side,
): SeatedStarter | undefined {
  const { startingRole } = LEAGUES[league];
  const starter = availability?.[side]?.starter;
  if (!starter) return undefined;
  const { name, status } = starter;
  const key = starterKey(league, name);
  return {
    name,
    sure: status !== 'expected',
    position: startingRole && POSITION[startingRole],
    isHe: (other) => starterKey(league, other) === key,
  };
}
