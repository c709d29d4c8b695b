import { FOOTBALL_POSITIONS, type FootballPosition } from '../box.ts';
import { groupFactor } from '../groups.ts';
import type { ByFootballPosition, FootballParams } from '../params.ts';
import { KEPT_IN_POSITION, MEMORY, TEAM_MEMORY } from './memory.ts';
import { shrunkRatio } from './ratio.ts';
import type { FootballPlayer, FootballTeam } from './state.ts';

export type Ball = 'targets' | 'carries';

/** His share of the ball if he played every snap beside the usual team-mates. */
export const ballRate = (player: FootballPlayer, params: FootballParams, ball: Ball): number =>
  shrunkRatio(player[ball], params.priors[player.position][ball], MEMORY[ball].strength);

/** How a team's positions share a ball. */
export function ballGroups(
  team: FootballTeam,
  params: FootballParams,
  ball: Ball,
): ByFootballPosition<number> {
  const name = ball === 'targets' ? 'targetGroup' : 'carryGroup';
  const of = (position: FootballPosition): number =>
    shrunkRatio(team[name][position], params[name][position], TEAM_MEMORY[name].strength);
  return { QB: of('QB'), RB: of('RB'), WR: of('WR'), TE: of('TE') };
}

/** Factors by position that fit the weights of those who are there to the groups; a quarterback runs as he does, not as his team's did. */
function factorsOf(
  weights: readonly { readonly position: FootballPosition; readonly weight: number }[],
  groups: ByFootballPosition<number>,
  ball: Ball,
): ByFootballPosition<number> {
  const have = { QB: 0, RB: 0, WR: 0, TE: 0 };
  for (const { position, weight } of weights) have[position] += weight;
  const factors = { QB: 1, RB: 1, WR: 1, TE: 1 };
  for (const position of FOOTBALL_POSITIONS)
    if (position !== 'QB')
      factors[position] = groupFactor(have[position], groups[position], KEPT_IN_POSITION[ball]);
  return factors;
}

/** Of players who are there with these weights: the share of the ball that each can expect. `rest` goes to nobody of them. */
export function ballShares(
  weights: readonly { readonly position: FootballPosition; readonly weight: number }[],
  groups: ByFootballPosition<number>,
  ball: Ball,
  rest: number,
): number[] {
  const factors = factorsOf(weights, groups, ball);
  const scaled = weights.map(({ position, weight }) => weight * factors[position]);
  const total = scaled.reduce((sum, one) => sum + one, 0);
  return scaled.map((one) => (total > 0 ? ((1 - rest) * one) / total : 0));
}

/** His share of the snaps, if he plays. @param depth 1 first, 2 second, 3 third or lower; 0 not told */
export function snapsOf(player: FootballPlayer, params: FootballParams, depth: number): number {
  const prior = params.priors[player.position].snaps[depth === 0 ? 3 : Math.min(depth, 3) - 1] ?? 0;
  return Math.min(1, shrunkRatio(player.snaps, prior, MEMORY.snaps.strength));
}
