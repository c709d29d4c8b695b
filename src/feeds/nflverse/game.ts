import type { FeedGame, GameStage, Venue } from '#domain/game/game.ts';
import { seasonOf } from '#domain/leagues/season.ts';
import { finalScoreProblem } from '#domain/plausible/game.ts';
import type { Availability, SideAvailability } from '#domain/starters/availability.ts';
import { easternInstant } from '#domain/time/time.ts';
import { FEED_FACTS } from '../leagues/index.ts';
import { ratingKey } from '../leagues/ratingKey.ts';
import type { LeagueTeam } from '../leagues/teamTable.ts';
import { noonOf } from '../reading/fields.ts';
import { type Parsed, parsedItem, refusedItem } from '../reading/items.ts';
import type { NflverseRow } from './schema.ts';

const TEAMS: ReadonlyMap<string, LeagueTeam> = new Map(
  FEED_FACTS.NFL.teams.flatMap((one) =>
    one.team.ratingKey === undefined ? [] : [[one.team.ratingKey, one] as const],
  ),
);
const KEYS: ReadonlySet<string> = new Set(TEAMS.keys());

const teamOf = (abbreviation: string): LeagueTeam | undefined =>
  TEAMS.get(ratingKey('NFL', { abbreviation }, KEYS) ?? '');

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

const UNDER_A_ROOF: ReadonlySet<string> = new Set(['dome', 'closed']);

function venueOf({ location, stadium, roof }: NflverseRow, home: LeagueTeam): Venue | undefined {
  if (location !== 'Neutral') return home.venue;
  return stadium === undefined
    ? undefined
    : { name: stadium, indoor: UNDER_A_ROOF.has(roof ?? '') };
}

function stageOf(row: NflverseRow): Parsed<GameStage> {
  const { home_score: home, away_score: away } = row;
  if (home === undefined || away === undefined) return parsedItem({ status: 'scheduled' });
  const score = { home, away };
  const problem = finalScoreProblem(score, 'NFL');
  if (problem !== undefined) return refusedItem(problem);
  const detail = row.overtime === '1' ? 'Final/OT' : 'Final';
  return parsedItem({ status: 'final', score, detail });
}

/** The starters of a finished game: before that, the file's names are a guess. */
function startersOf(row: NflverseRow): Availability | undefined {
  const side = (name: string | undefined): SideAvailability | undefined =>
    name === undefined ? undefined : { starter: { name, status: 'started' } };
  const [home, away] = [side(row.home_qb_name), side(row.away_qb_name)];
  return home || away ? { home, away } : undefined;
}

/**
 * A game of the file, under ESPN's number, which the file has. Its lines are left out: they name no book and no time, so nobody
 * could have taken them.
 */
export function readNflverseGame(row: NflverseRow): Parsed<FeedGame> {
  if (row.espn === undefined || !/^\d{1,20}$/.test(row.espn))
    return refusedItem('no number of ESPN');
  const [home, away] = [teamOf(row.home_team), teamOf(row.away_team)];
  if (!home || !away) return refusedItem(`an unknown side (${row.away_team} at ${row.home_team})`);
  if (home === away) return refusedItem('a side against itself');
  const season = seasonOf('NFL', row.gameday);
  if (row.season !== undefined && row.season !== String(season)) {
    return refusedItem(`of another season (${row.season})`);
  }
  const stage = stageOf(row);
  if (!stage.ok) return stage;
  const timeKnown = CLOCK.test(row.gametime ?? '');
  const availability = stage.value.status === 'final' ? startersOf(row) : undefined;
  return parsedItem({
    sourceId: row.espn,
    league: 'NFL',
    season,
    postseason: row.game_type !== undefined && row.game_type !== 'REG',
    gameTime: timeKnown ? easternInstant(row.gameday, row.gametime ?? '') : noonOf(row.gameday),
    timeKnown,
    neutralSite: row.location === 'Neutral',
    homeTeam: home.team,
    awayTeam: away.team,
    venue: venueOf(row, home),
    odds: [],
    ...(availability && { availability }),
    ...stage.value,
  });
}
