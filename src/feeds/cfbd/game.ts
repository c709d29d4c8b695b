import type { FeedGame, GameStage, Team } from '#domain/game/game.ts';
import { seasonOf } from '#domain/leagues/season.ts';
import { finalScoreProblem } from '#domain/plausible/game.ts';
import { easternDate } from '#domain/time/time.ts';
import type { Division } from '../leagues/division.ts';
import { FEED_FACTS } from '../leagues/index.ts';
import { isPlaceName } from '../leagues/placeName.ts';
import { sideKey } from '../leagues/sideKey.ts';
import { dayOnly, looseInstant } from '../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../reading/items.ts';
import type { CfbdGame } from './schema.ts';

const TEAMS: ReadonlyMap<string, Team> = new Map(
  FEED_FACTS.NCAAF.teams.flatMap(({ team }) =>
    team.ratingKey === undefined ? [] : [[team.ratingKey, team] as const],
  ),
);

/** Its classifications of schools for which our ratings have a level. */
const DIVISIONS: ReadonlyMap<string | undefined, Division> = new Map([
  ['fbs', 'top'],
  ['fcs', 'lower'],
]);

/** A school by its own name, without a nickname. Stored games keep the names that ESPN gave. */
function teamOf(
  school: string,
  classification: string | undefined,
  keys: ReadonlySet<string>,
): Team {
  const division = DIVISIONS.get(classification?.toLowerCase());
  const key = sideKey('NCAAF', { location: school, division }, keys);
  const known = key === undefined ? undefined : TEAMS.get(key);
  if (known) return known;
  const letters = school.replace(/[^\p{L}\d]/gu, '').toUpperCase();
  return {
    name: school,
    shortName: school,
    abbreviation: letters.slice(0, 4),
    ...(key !== undefined && { ratingKey: key }),
  };
}

function stageOf({ completed, homePoints: home, awayPoints: away }: CfbdGame): Parsed<GameStage> {
  if (completed !== true) return parsedItem({ status: 'scheduled' });
  if (home === undefined || away === undefined) return refusedItem('over without a score');
  const problem = finalScoreProblem({ home, away }, 'NCAAF');
  if (problem !== undefined) return refusedItem(problem);
  return parsedItem({ status: 'final', score: { home, away }, detail: 'Final' });
}

/** A game from CollegeFootballData, whose ids are ESPN's. */
export function readCfbdGame(game: CfbdGame, keys: ReadonlySet<string>): Parsed<FeedGame> {
  const { homeTeam: home, awayTeam: away, venue } = game;
  if (!home || !away || isPlaceName(home, 'NCAAF') || isPlaceName(away, 'NCAAF')) {
    return refusedItem('a side is not known yet');
  }
  if (home === away) return refusedItem('a side against itself');
  const instant = looseInstant(game.startDate);
  if (!instant) return refusedItem('no valid date');
  const season = seasonOf('NCAAF', easternDate(instant));
  if (game.season !== undefined && game.season !== season) {
    return refusedItem(`of another season (${game.season})`);
  }
  const stage = stageOf(game);
  if (!stage.ok) return stage;
  const start =
    game.startTimeTBD === true ? dayOnly(instant) : { startTime: instant, timeKnown: true };
  return parsedItem({
    sourceId: game.id,
    league: 'NCAAF',
    season,
    postseason: game.seasonType === 'postseason',
    gameTime: start.startTime,
    timeKnown: start.timeKnown,
    neutralSite: game.neutralSite ?? false,
    homeTeam: teamOf(home, game.homeClassification, keys),
    awayTeam: teamOf(away, game.awayClassification, keys),
    venue: venue ? { name: venue } : undefined,
    odds: [],
    ...stage.value,
  });
}
