import { changeWords, followedSeasonWords } from '#domain/follow/seasonWords.ts';
import { followedTeamSeasons, nextGame, type TeamSeason } from '#domain/follow/teamSeason.ts';
import { teamPath } from '#domain/product/paths.ts';
import { longDateTime } from '#domain/time/time.ts';
import type { FeedNotice } from './notices.ts';

/** Games of the day. */
const AHEAD_MS = 24 * 3_600_000;
/** Teams, at most. */
const MOST = 10;

function itemOf(season: TeamSeason, now: Date): FeedNotice {
  const { id, day, league, name, asOf, moved } = season;
  const next = nextGame(season, now, AHEAD_MS);
  const changes = next && changeWords(next);
  return {
    // One a team and day, whatever the day brings: a reader shows it once.
    key: `season-${id}-${day}`,
    title: followedSeasonWords(season),
    text: [
      ...(moved === undefined ? [] : ['The change is since a week ago.']),
      ...(changes ? [`${changes}.`] : []),
      `Season odds of ${longDateTime(asOf)}.`,
    ].join(' '),
    path: teamPath(league, name) ?? '/season',
    at: asOf,
  };
}

/** Items about the seasons of followed teams, in the order of following. */
export const privateSeasonItems = (
  ids: readonly string[],
  seasons: ReadonlyMap<string, TeamSeason>,
  now: Date,
): FeedNotice[] =>
  followedTeamSeasons(ids, seasons, now)
    .slice(0, MOST)
    .map((season) => itemOf(season, now));
