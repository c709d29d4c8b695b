import { getEntry } from 'astro:content';
import * as z from 'zod/mini';
import { seasonViewSchema } from '#contract/season/schema.ts';
import type { League } from '#domain/leagues/league.ts';
import { SEASON_LEAGUES } from '#domain/season/formats/index.ts';
import type { SeasonView } from '#domain/season/seasonView.ts';

const byTeam = z.record(z.string(), z.number());

/** Odds of a day, 0–1 by team key and goal, and ratings with their standard deviations by team key. */
const daySchema = z.object({
  day: z.string(),
  odds: z.record(z.string(), byTeam),
  ratings: byTeam,
  sds: byTeam,
});
type SeasonDay = z.infer<typeof daySchema>;

const seasonSchema = z.object({ view: seasonViewSchema, days: z.array(daySchema) });

/** A league's season as forecast last; undefined before the first forecast. */
export async function loadSeason(league: League): Promise<SeasonView | undefined> {
  const entry = await getEntry('seasons', league);
  return entry && seasonSchema.parse(entry.data).view;
}

/** The odds and ratings of every day of that season, the oldest first. */
export async function loadSeasonHistory(league: League): Promise<readonly SeasonDay[]> {
  const entry = await getEntry('seasons', league);
  return entry ? seasonSchema.parse(entry.data).days : [];
}

/** Every season that is forecast, in the leagues' order. */
export async function loadSeasons(): Promise<readonly SeasonView[]> {
  const views = await Promise.all(SEASON_LEAGUES.map(loadSeason));
  return views.flatMap((view) => view ?? []);
}
