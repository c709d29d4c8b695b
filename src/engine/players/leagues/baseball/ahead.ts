import type { Announced } from '#domain/players/announced.ts';
import type { StartingPitcher } from '../../baseball/types.ts';
import type { BaseballMemory } from './state.ts';

/** Starters of a rotation, and how often the one whose turn it is does start: 72 % in the seasons 2023 to 2025. */
const ROTATION = 5;
const IN_TURN = 0.72;

const isPitcher = ({ position }: Announced): boolean => ['SP', 'P', 'RP'].includes(position);

/** Who starts: as announced, else whose turn it is. */
export function startersOf(
  { rotations }: BaseballMemory,
  team: string,
  players: readonly Announced[],
): Pick<StartingPitcher, 'playerId' | 'chance'>[] {
  const told = players.filter((one) => one.starts === true && isPitcher(one));
  const announced = told.find(({ slot }) => slot === undefined) ?? told[0];
  if (announced) return [{ playerId: announced.playerId, chance: announced.chance }];
  const last = rotations[team] ?? [];
  const turn = last.at(-ROTATION);
  const player = players.find(({ playerId }) => playerId === turn);
  if (!player || last.lastIndexOf(player.playerId) > last.length - ROTATION) return [];
  return [{ playerId: player.playerId, chance: IN_TURN * player.chance }];
}

/** Whoever started for a team of late, at bat or on the mound. */
export function expectedBaseball(
  { people, orders, rotations }: BaseballMemory,
  team: string,
): readonly Announced[] {
  const ids = new Set([...(orders[team] ?? []).flat(), ...(rotations[team] ?? [])]);
  return [...ids].flatMap((playerId) => {
    const seen = people[playerId];
    return seen?.team === team ? [{ playerId, position: seen.position, chance: 1 }] : [];
  });
}
