import * as z from 'zod';
import { seasonFigures } from '#contract/season/figures.ts';
import type { League } from '#domain/leagues/league.ts';
import type { SeasonFigures } from '#domain/season/seasonFigures.ts';
import { type Client, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';

/** How a season ended, and how its odds scored. */
interface NewSeasonResult {
  readonly league: League;
  readonly season: number;
  /** Ids of the goals that a team reached, by team key. */
  readonly came: Readonly<Record<string, readonly string[]>>;
  readonly figures: readonly SeasonFigures[];
  /** The ledger line's, canonical JSON. */
  readonly payload: string;
}

/** Stores how a season ended and its line in one transaction; false if it has been graded. */
export function saveSeasonResult(
  client: Client,
  lease: Lease,
  result: NewSeasonResult,
): Promise<boolean> {
  const call = client.rpc('save_season_result', {
    p_token: lease.token,
    p_league: result.league,
    p_season: result.season,
    p_came: result.came,
    p_figures: result.figures,
    p_payload: result.payload,
  });
  return readData(`grading the season odds of ${result.league}`, call, z.boolean());
}

const gradedRow = z.object({ league: z.string(), season: z.int(), figures: z.unknown() });

/** Seasons that have been graded, the latest first. */
export async function readGradedSeasons(client: Client): Promise<
  readonly {
    readonly league: string;
    readonly season: number;
    readonly figures: readonly SeasonFigures[];
  }[]
> {
  const call = client
    .from('season_results')
    .select('league, season, figures')
    .order('made_at', { ascending: false });
  const rows = await readData('reading graded seasons', call, z.array(gradedRow));
  return rows.map(({ league, season, figures }) => ({
    league,
    season,
    figures: z.array(seasonFigures).parse(figures),
  }));
}
