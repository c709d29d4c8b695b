import { getEntry } from 'astro:content';
import * as z from 'zod/mini';
import type { Game } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { type PlatformStats, platformStatsOf } from '#domain/record/platformStats.ts';
import { isToday } from '#domain/time/time.ts';
import { loadRecord } from './graded.ts';
import { keptSlate } from './keptSlate.ts';

export interface SlateContent {
  /** SHA-256 of what is published: a page carries it to learn later whether it is still the latest. */
  readonly contentHash: string | undefined;
  readonly games: readonly Game[];
  /** When a refresh last confirmed the slate, ISO 8601 in UTC; undefined before the first one. */
  readonly asOf: string | undefined;
  /** True if the published slate is a sample: its games and odds are samples. */
  readonly sample: boolean;
}

const currentSchema = z.object({
  contentHash: z.string(),
  asOf: z.string(),
  sample: z.boolean(),
});

/** The published slate as the build read it, games ordered by start. */
export async function loadSlate(): Promise<SlateContent> {
  const { games } = keptSlate();
  const current = z.optional(currentSchema).parse((await getEntry('slate', 'current'))?.data);
  return {
    games,
    contentHash: current?.contentHash,
    asOf: current?.asOf,
    sample: current?.sample ?? false,
  };
}

const ratingsSchema = z.object({
  rows: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      shortName: z.string(),
      abbreviation: z.string(),
      rating: z.number(),
      sd: z.number(),
      games: z.number(),
      learnedTo: z.string(),
    }),
  ),
});
type RatingContent = z.infer<typeof ratingsSchema>['rows'][number];

/** Current ratings of a league's teams, best first: points better than average, with their standard deviation. */
export async function loadRatings(league: League): Promise<RatingContent[]> {
  const entry = await getEntry('ratings', league);
  return entry ? ratingsSchema.parse(entry.data).rows : [];
}

/** The specification's four platform figures, from the grades in the store. */
export async function loadPlatformStats(games: readonly Game[], now: Date): Promise<PlatformStats> {
  const record = await loadRecord();
  return platformStatsOf(
    record?.summary,
    games.filter((game) => isToday(game.gameTime, now)).length,
  );
}
