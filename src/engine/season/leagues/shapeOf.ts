import { formatOf } from '#domain/season/formats/index.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonRules } from '../run.ts';

/** How many goals and rounds the season's format has. */
export function shapeOf({ league, season }: SeasonInputs): SeasonRules['shape'] {
  const format = formatOf(league, season);
  return format && { goals: format.goals.length, rounds: format.rounds.length };
}
