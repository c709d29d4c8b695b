import * as z from 'zod';
import type { League } from '#domain/leagues/league.ts';
import type { ShownTeam } from '#domain/season/seasonViewOf.ts';
import { type Client, readAll } from '#store/client.ts';
import { presentFields } from '#store/columns.ts';

const sideColumns = z.object({
  rating_key: z.string(),
  name: z.string(),
  short_name: z.string(),
  abbreviation: z.string(),
  logo_url: z.string().nullable(),
  color: z.string().nullable(),
});

/** How the feeds name a league's teams, by rating key. */
export async function readSeasonSides(
  client: Client,
  league: League,
): Promise<ReadonlyMap<string, ShownTeam>> {
  const query = () =>
    client
      .from('teams')
      .select('rating_key, name, short_name, abbreviation, logo_url, color')
      .eq('league', league)
      .not('rating_key', 'is', null)
      .order('id');
  const rows = await readAll('reading teams', query, sideColumns);
  return new Map(
    rows.map((row) => {
      const { name, short_name: shortName, abbreviation, logo_url, color } = row;
      const shown = presentFields({ logoUrl: logo_url, color });
      return [row.rating_key, { name, shortName, abbreviation, ...shown }];
    }),
  );
}
