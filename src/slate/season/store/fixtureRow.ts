import * as z from 'zod';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { endingFromWords } from '#domain/season/endingFromWords.ts';
import {
  ENDED,
  FIXTURE_STATUSES,
  type FixtureStage,
  type SeasonFixture,
} from '#domain/season/seasonFixture.ts';
import { timestampColumn } from '#store/columns.ts';

/** A game of a schedule as `save_season` takes it. */
export const fixtureRow = (fixture: SeasonFixture) => ({
  source_id: fixture.sourceId,
  home_key: fixture.home.key,
  away_key: fixture.away.key,
  home_name: fixture.home.name,
  away_name: fixture.away.name,
  start_at: fixture.start,
  time_known: fixture.timeKnown,
  neutral: fixture.neutral,
  postseason: fixture.postseason,
  counts: fixture.counts,
  occasion: fixture.occasion,
  status: fixture.status,
  ...(fixture.status === 'final' && {
    home_score: fixture.score.home,
    away_score: fixture.score.away,
    ended: fixture.ended,
    shootout_winner: fixture.shootoutWinner,
  }),
});

const ownColumns = z.object({
  id: z.int(),
  status: z.enum(['scheduled', 'live', 'final', 'postponed']),
  detail: z.string().nullable(),
  start: timestampColumn,
  timeKnown: z.boolean(),
  swapped: z.boolean(),
  /** Told later than the schedule. */
  newer: z.boolean(),
  homeScore: z.int().nullable(),
  awayScore: z.int().nullable(),
});

/** A game of a schedule as `season_schedule` gives it, with what our slate knows of it. */
export const fixtureColumns = z.object({
  source_id: z.string(),
  home_key: z.string().nullable(),
  away_key: z.string().nullable(),
  home_name: z.string(),
  away_name: z.string(),
  start_at: timestampColumn.nullable(),
  time_known: z.boolean(),
  neutral: z.boolean(),
  postseason: z.boolean(),
  counts: z.boolean(),
  occasion: z.string().nullable(),
  status: z.enum(FIXTURE_STATUSES),
  home_score: z.int().nullable(),
  away_score: z.int().nullable(),
  ended: z.enum(ENDED).nullable(),
  shootout_winner: z.enum(['home', 'away']).nullable(),
  own: ownColumns.nullable(),
});

type Row = z.output<typeof fixtureColumns>;
type Own = z.output<typeof ownColumns>;

function toldStage(row: Row): FixtureStage {
  const { status, home_score: home, away_score: away, ended, shootout_winner: winner } = row;
  if (status !== 'final') return { status };
  if (home === null || away === null || ended === null) return { status: 'live' };
  return {
    status,
    score: { home, away },
    ended,
    ...(winner !== null && { shootoutWinner: winner }),
  };
}

/** Words in our own status of a soccer match that went beyond 90 minutes: its stored score is that of 90. */
const WENT_LONGER = /\b(AET|pens)\b/;

/**
 * A game's stage: a result of our own wins, since a corrected one is stored there first; else what was told last. Soccer's score
 * after extra time is only the schedule's to say.
 */
function stageOf(league: League, told: FixtureStage, own: Own | null): FixtureStage {
  if (!own) return told;
  const { sport } = LEAGUES[league];
  const words = own.detail ?? '';
  const { homeScore, awayScore } = own;
  if (own.status === 'final' && homeScore !== null && awayScore !== null) {
    const beyond = sport === 'soccer' && WENT_LONGER.test(words);
    if (beyond || (told.status === 'final' && told.shootoutWinner)) {
      return told.status === 'final' ? told : { status: 'live' };
    }
    const score = own.swapped
      ? { home: awayScore, away: homeScore }
      : { home: homeScore, away: awayScore };
    const ended = told.status === 'final' ? told.ended : endingFromWords(sport, words);
    return { status: 'final', score, ended };
  }
  if (!own.newer || own.status === 'final' || told.status === 'canceled') return told;
  return { status: own.status };
}

/** The game of a row. */
export function fixtureInRow(league: League, season: number, row: Row): SeasonFixture {
  const { own, home_key: homeKey, away_key: awayKey } = row;
  const stage = stageOf(league, toldStage(row), own);
  const moved = own?.newer && stage.status !== 'postponed';
  const start = moved ? own.start : (row.start_at ?? undefined);
  const open = stage.status === 'postponed' && own?.newer === true;
  return {
    league,
    season,
    sourceId: row.source_id,
    ...(own && { gameId: own.id }),
    home: { name: row.home_name, ...(homeKey !== null && { key: homeKey }) },
    away: { name: row.away_name, ...(awayKey !== null && { key: awayKey }) },
    ...(start !== undefined && !open && { start }),
    timeKnown: moved ? own.timeKnown : row.time_known && !open,
    neutral: row.neutral,
    postseason: row.postseason,
    counts: row.counts,
    ...(row.occasion !== null && { occasion: row.occasion }),
    ...stage,
  };
}
