import { confidencePicks } from '#domain/season/pools/confidence.ts';
import { poolsOf } from '#domain/season/pools/poolLeagues.ts';
import { survivorPlan } from '#domain/season/pools/survivorPlan.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { WatchedPick } from './poolCount.ts';

/** What a league's published seasons are watched for: the plan of who has used no team, and the next round's order. */
export function watchedPools(inputs: SeasonInputs): WatchedPick {
  const kinds = poolsOf(inputs.league);
  const plan = kinds.includes('survivor') ? survivorPlan(inputs) : undefined;
  return {
    ...(plan && plan.steps.length > 0 && { survivor: plan }),
    ...(kinds.includes('confidence') && { confidence: confidencePicks(inputs) }),
  };
}
