import type { SeasonInputs } from './seasonInputs.ts';

/** Days of the regular season that are its last weeks. */
const DAYS = 21;

/** Whether every game left that has a date is played within three weeks: from then on each team is told the ways that are left. */
export function inLastWeeks({ left }: Pick<SeasonInputs, 'left'>): boolean {
  const dated = left.days.filter((day) => day >= 0);
  return dated.length > 0 && dated.every((day) => day <= DAYS);
}
