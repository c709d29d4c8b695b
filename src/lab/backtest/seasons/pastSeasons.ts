import type { League } from '#domain/leagues/league.ts';
import { seasonFormatOf } from '#domain/season/formats/index.ts';
import { textOrder } from '#domain/words/textOrder.ts';
import type { FileGame } from '../../fit/row.ts';
import { doubleRounds } from './doubleRounds.ts';
import type { KnownSeason } from './fields/knownSeasons.ts';
import { mlbSeasons } from './fields/mlb.ts';
import { mlsSeasons } from './fields/mls.ts';
import { nbaSeasons } from './fields/nba.ts';
import { nflSeasons } from './fields/nfl.ts';
import { nhlSeasons } from './fields/nhl.ts';
import { walkedCollege } from './fields/walkedCollege.ts';
import { wnbaSeasons } from './fields/wnba.ts';
import type { PastSeason } from './pastSeason.ts';

/** Leagues with a postseason: which games are of which part is told where their fields are checked. */
const WITH_POSTSEASON: Readonly<
  Partial<Record<League, (folder: string) => readonly KnownSeason[]>>
> = {
  NFL: nflSeasons,
  NBA: nbaSeasons,
  WNBA: wnbaSeasons,
  MLB: mlbSeasons,
  NHL: nhlSeasons,
  MLS: mlsSeasons,
};

/** The seasons of a league's file that are over and whose format we have, ascending; the regular season by day. */
export function pastSeasons(
  league: League,
  folder: string,
  games: readonly FileGame[],
): PastSeason[] {
  if (league === 'NCAAF') return walkedCollege(games);
  const known = WITH_POSTSEASON[league]?.(folder) ?? doubleRounds(games);
  return known.flatMap((season) => {
    const format = seasonFormatOf(league, season.season);
    const regular = [...season.regular].sort((one, other) => textOrder(one.date, other.date));
    return format ? [{ ...season, regular, format }] : [];
  });
}
