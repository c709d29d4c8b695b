import { getEntry } from 'astro:content';
import * as z from 'zod/mini';
import type { League } from '#domain/leagues/league.ts';
import { type RemainingSchedule, remainingSchedules } from '#domain/season/remaining.ts';
import { seasonLeftSchema } from './seasonLeftSchema.ts';

/** A league's games left by team, in the order of the season's inputs; undefined where the inputs are not kept any more. */
export async function loadRemaining(
  league: League,
): Promise<readonly RemainingSchedule[] | undefined> {
  const entry = await getEntry('seasons', league);
  const left = z.optional(seasonLeftSchema).parse(entry?.data.left);
  return left && remainingSchedules(left);
}
