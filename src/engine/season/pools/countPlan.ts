import type { SeasonPools, SurvivorPlan } from '#domain/season/pools/pool.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { playSeason } from '../play.ts';
import { PoolCount } from './poolCount.ts';

/** A plan's chance week by week, counted in the seasons of a published recipe: the same ones as its odds. */
export function countPlan(
  inputs: SeasonInputs,
  plan: SurvivorPlan,
  seed: number,
  runs: number,
): SeasonPools['survivor'] {
  const count = new PoolCount(inputs, { survivor: plan });
  playSeason(inputs, seed, runs, { watch: (_settled, _weight, run) => count.add(run) });
  return count.pools().survivor;
}
