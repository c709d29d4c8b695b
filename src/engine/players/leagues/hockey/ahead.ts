import type { Announced, SideAhead } from '#domain/players/announced.ts';
import type { HockeyLearnParams } from '../../hockey/learnParams.ts';
import type { HockeySquad } from '../../hockey/squad.ts';
import { type MayDress, mayDress } from '../../hockey/squadOf.ts';
import { roundedDown } from '../roundedData.ts';
import { type HockeyMemory, roleOf } from './state.ts';

/** Who dressed for at least this share of his team's games of late dresses whenever he is fit. */
const REGULAR = 0.7;
/** Chance to dress of a fit skater whom nobody has seen. */
const NEWCOMER = 0.3;
/** Share of starts in goal that somebody unknown is taken to have. */
const UNKNOWN_STARTS = 0.05;
const LEAST_CHANCE = 0.02;

/** Chance that his coach dresses a fit skater, by how often he did of late. */
function coachOf(
  memory: HockeyMemory,
  team: string,
  params: HockeyLearnParams,
): (playerId: string) => number {
  const listed = new Map(
    mayDress(memory, team, params).map(({ playerId, chance }) => [playerId, chance]),
  );
  return (playerId) => {
    const skater = memory.skaters[playerId];
    if (!skater) return NEWCOMER;
    return skater.dressed >= REGULAR ? 1 : (listed.get(playerId) ?? NEWCOMER);
  };
}

/** Skaters announced, with the chance that each is fit and dressed; what a report says of a regular stays as it says. */
export function skatersAhead(
  memory: HockeyMemory,
  { team, players, lineUp }: SideAhead,
  params: HockeyLearnParams,
): MayDress[] {
  const coach = coachOf(memory, team, params);
  return players.flatMap(({ playerId, position, chance }): MayDress[] => {
    const role = roleOf(position) ?? memory.skaters[playerId]?.role;
    if (!role || isGoalie(memory, { playerId, position })) return [];
    const dresses = lineUp === 'out' ? 1 : coach(playerId);
    const all = chance * dresses;
    if (all < LEAST_CHANCE) return [];
    return [{ playerId, role, chance: all, ...(dresses === 1 && { said: true }) }];
  });
}

const isGoalie = (
  { goalies }: HockeyMemory,
  { playerId, position }: Pick<Announced, 'playerId' | 'position'>,
): boolean => position === 'G' || (position === '' && goalies[playerId] !== undefined);

/** Who may start in goal: the one announced, else by their starts of late. */
export function goaliesAhead(
  memory: HockeyMemory,
  { players }: Pick<SideAhead, 'players'>,
): HockeySquad['goalies'] {
  const those = players.filter((one) => isGoalie(memory, one) && one.chance > 0);
  const starter = those.find(({ starts }) => starts === true);
  if (starter) return [{ playerId: starter.playerId, chance: starter.chance }];
  const weights = those
    .filter(({ starts }) => starts !== false)
    .map(({ playerId, chance }) => ({
      playerId,
      weight: chance * ((memory.goalies[playerId]?.starts ?? 0) + UNKNOWN_STARTS),
    }));
  const all = weights.reduce((sum, { weight }) => sum + weight, 0);
  return weights
    .map(({ playerId, weight }) => ({ playerId, chance: roundedDown(weight / all) }))
    .filter(({ chance }) => chance >= LEAST_CHANCE);
}

/** Whoever dressed for a team of late, and its goalies; a regular who was missing from its last game is in doubt. */
export function expectedHockey(
  memory: HockeyMemory,
  team: string,
  params: HockeyLearnParams,
): readonly Announced[] {
  const skaters = mayDress(memory, team, params).map(({ playerId, role, chance }) => {
    const { dressed = 0, dressedLast = false } = memory.skaters[playerId] ?? {};
    return {
      playerId,
      position: role === 'defense' ? 'D' : 'F',
      chance: dressed >= REGULAR && !dressedLast ? chance : 1,
    };
  });
  const goalies = Object.entries(memory.goalies)
    .filter(([, goalie]) => goalie.team === team && goalie.starts > 0.01)
    .map(([playerId]) => ({ playerId, position: 'G', chance: 1 }));
  return [...skaters, ...goalies];
}
