import { getEntry } from 'astro:content';
import * as z from 'zod/mini';
import { seasonViewSchema } from '#contract/season/schema.ts';
import type { League } from '#domain/leagues/league.ts';
import type { OddsByTeam } from '#domain/season/oddsByTeam.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';
import { onceABuild } from './onceABuild.ts';

const entrySchema = z.object({
  view: seasonViewSchema,
  history: z.array(
    z.object({
      day: z.string(),
      odds: z.record(z.string(), z.record(z.string(), z.number())),
    }),
  ),
});

/** The odds of all teams on a day. */
export interface SeasonDayOdds {
  /** Eastern day, YYYY-MM-DD. */
  readonly day: string;
  readonly odds: OddsByTeam;
}

const read = new Map<League, () => Promise<z.infer<typeof entrySchema> | undefined>>();

/** A league's entry, parsed once a build. */
function entryOf(league: League) {
  const once =
    read.get(league) ??
    onceABuild(async () => {
      const entry = await getEntry('seasons', league);
      return entry && entrySchema.parse(entry.data);
    });
  read.set(league, once);
  return once();
}

/** A league's newest season odds as the build read them; undefined while it has none. */
export const loadSeason = async (league: League): Promise<SeasonView | undefined> =>
  (await entryOf(league))?.view;

/** The odds of the same season by day, oldest first; a day without a forecast is not there. */
export const loadSeasonHistory = async (league: League): Promise<readonly SeasonDayOdds[]> =>
  (await entryOf(league))?.history ?? [];
