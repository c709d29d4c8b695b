import type { SeasonInputs } from '../seasonInputs.ts';
import { type Excluded, planThrough } from './planThrough.ts';
import type { SurvivorPlan } from './pool.ts';
import { poolGames } from './poolGames.ts';
import { poolWeeks } from './poolWeeks.ts';

/** The best plan of a season as it stands; without weeks left there are no steps. */
export function survivorPlan(inputs: SeasonInputs, given: Excluded = {}): SurvivorPlan {
  const undated = inputs.left.days.filter((day) => day < 0).length;
  return planThrough(poolWeeks(inputs.season, poolGames(inputs)), undated, given);
}
