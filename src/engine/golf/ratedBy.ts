import type { GolferParts } from '#domain/events/origin.ts';
import { mean } from '#domain/numbers/numbers.ts';

/** Skill and its SD, strokes a round, of one golfer or of several whose mean counts. */
export const ratedBy = (parts: readonly GolferParts[]) => ({
  skill: mean(parts.map(([skill, form, handicap]) => skill + form - handicap)),
  sd: Math.sqrt(mean(parts.map(([, , , variance]) => variance)) / parts.length),
});
