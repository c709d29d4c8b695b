import { seasonViewSchema } from '#contract/season/schema.ts';
import { followedLeagues } from '#domain/follow/follow.ts';
import { type TeamSeason, teamSeasons } from '#domain/follow/teamSeason.ts';
import type { League } from '#domain/leagues/league.ts';
import type { Store } from '#slate/store.ts';
import { keep } from '#store/keep.ts';

type Seasons = ReadonlyMap<string, TeamSeason>;

/**
 * The seasons of followed teams, by their ids. A league whose odds cannot be read is left out: what else is said does not wait
 * for it.
 * @param sample whether the slate is a sample
 */
export type SeasonsReader = (ids: Iterable<string>, sample: boolean, now: Date) => Promise<Seasons>;

/** How long an instance keeps a league's: odds are made once a day. */
const KEPT_MS = 10 * 60_000;

/** Of every league, of the sample and of the real slate. */
const MOST_KEPT = 32;

const NONE: Seasons = new Map();

export function seasonsReader({ readSeasonView }: Pick<Store, 'readSeasonView'>): SeasonsReader {
  const kept = keep<Seasons>(MOST_KEPT);
  const read = async (league: League, sample: boolean): Promise<Seasons> => {
    const found = await readSeasonView(league, sample);
    return found ? teamSeasons(seasonViewSchema.parse(JSON.parse(found.view))) : NONE;
  };
  return async (ids, sample, now) => {
    const time = Math.floor(now.getTime() / KEPT_MS);
    const all = await Promise.all(
      followedLeagues(ids).map((league) =>
        kept(`${league} ${sample} ${time}`, () => read(league, sample)).catch((error: unknown) => {
          console.error(error);
          return NONE;
        }),
      ),
    );
    return new Map(all.flatMap((seasons) => [...seasons]));
  };
}
