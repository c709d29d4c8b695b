import { changeWords, followedSeasonWords } from '#domain/follow/seasonWords.ts';
import { followedTeamSeasons, nextGame, type TeamSeason } from '#domain/follow/teamSeason.ts';
import { teamPath } from '#domain/product/paths.ts';

/** How a followed team's season stands, and what its game of the day changes. */
interface SeasonLine {
  readonly id: string;
  readonly path: string;
  readonly text: string;
  readonly changes?: string | undefined;
}

/** Games of the day. */
const AHEAD_MS = 24 * 3_600_000;
/** Teams, at most. */
const MOST = 10;

/** The seasons of followed teams in words, in the order of following. */
export const seasonLines = (
  ids: readonly string[],
  seasons: ReadonlyMap<string, TeamSeason>,
  now: Date,
): SeasonLine[] =>
  followedTeamSeasons(ids, seasons, now)
    .slice(0, MOST)
    .map((season) => {
      const next = nextGame(season, now, AHEAD_MS);
      const changes = next && changeWords(next);
      return {
        id: season.id,
        path: teamPath(season.league, season.name) ?? '/season',
        text: followedSeasonWords(season),
        ...(changes !== undefined && { changes }),
      };
    });
