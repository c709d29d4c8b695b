import type { SeasonFormat } from '#domain/season/seasonFormat.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { seasonInputs } from '#engine/season/inputs.ts';
import { playSeason } from '#engine/season/play.ts';
import { seasonSeed } from '#engine/season/seed.ts';
import type { FileGame } from '../../fit/row.ts';
import type { Log } from '../types.ts';
import { cameOf } from './came.ts';
import { type Ended, lastSeasonOdds } from './lastSeason.ts';
import { type Moment, morningsOf } from './moments.ts';
import { oddsOf } from './oddsOf.ts';
import type { RatedLeague } from './ratings/types.ts';
import { recordInputs, type Regression } from './record.ts';
import { seasonRow } from './seasonRows.ts';
import type { MomentForecast, OddsByGoal, SeasonForecasts, WidthForecast } from './types.ts';
import { WIDTHS, type Width } from './widths.ts';
import { winsForecast } from './winsForecast.ts';

/** Seasons played for each forecast: an odd is uncertain by a hundredth at most. */
export const RUNS = 2500;

/** A season of the files that is over, with how it is decided. */
export interface KnownSeason {
  readonly season: number;
  readonly format: SeasonFormat;
  /** By day. */
  readonly regular: readonly FileGame[];
  readonly postseason: readonly FileGame[];
}

/** What is known of earlier seasons when a season is forecast. */
export interface Earlier {
  readonly ended: readonly Ended[];
  readonly regression: Regression;
}

/** All forecasts of a season: on each morning by every width and by the plain rivals, beside what came. */
export function seasonForecasts(
  rated: Pick<RatedLeague, 'league' | 'ratingsOn'>,
  known: KnownSeason,
  { ended, regression }: Earlier,
  log: Log,
): SeasonForecasts {
  const { season, format, regular } = known;
  const goals = format.goals.map(({ id }) => id);
  const now = cameOf(rated.league, known);
  const mornings = morningsOf(regular.map(({ date }) => date));
  const moments = [...mornings].map(([moment, day]): MomentForecast => {
    const inputs = inputsOn(rated, known, day);
    log(`${rated.league} ${season} ${moment}: ${inputs.left.home.length} games left`);
    const record = counted(recordInputs(inputs, regression), goals);
    const own = WIDTHS.map((width) => widthForecast(inputs, width, goals, now, moment));
    return { moment, day, record: record.odds, own };
  });
  return {
    season,
    teams: now.teams,
    came: now.came,
    moments,
    lastSeason: lastSeasonOdds(ended, now.teams, goals),
  };
}

/** The season as it stands on a morning: later results are hidden. */
export function inputsOn(
  { league, ratingsOn }: Pick<RatedLeague, 'league' | 'ratingsOn'>,
  { season, format, regular }: KnownSeason,
  day: string,
): SeasonInputs {
  return seasonInputs({
    league,
    season,
    day,
    format,
    ratings: ratingsOn(season, day),
    games: regular.map((game) => seasonRow(game, day)),
    postseason: [],
    widening: 1,
  });
}

/** The season played out. */
function counted(inputs: SeasonInputs, goals: readonly string[]) {
  const { league, season, day } = inputs;
  const counts = playSeason(inputs, seasonSeed(league, season, day), RUNS);
  return { counts, odds: oddsOf(counts, goals) satisfies OddsByGoal };
}

function widthForecast(
  inputs: SeasonInputs,
  { name, widening, drift }: Width,
  goals: readonly string[],
  { teams, came }: Ended,
  moment: Moment,
): WidthForecast {
  const strengths = { ...inputs.strengths, widening, drift: inputs.strengths.drift * drift };
  const { counts, odds } = counted({ ...inputs, strengths }, goals);
  const { league, season } = inputs;
  return {
    width: name,
    odds,
    wins: teams.map((key, team) =>
      winsForecast(
        counts.wins[team] ?? [],
        came.wins[team] ?? 0,
        `${league} ${season} ${moment} ${key}`,
      ),
    ),
  };
}
