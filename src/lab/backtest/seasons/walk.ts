import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { seasonInputs } from '#engine/season/inputs.ts';
import { playSeason, seasonSeed } from '#engine/season/play.ts';
import type { SeasonRules } from '#engine/season/run.ts';
import { withWidth } from '#engine/season/withWidth.ts';
import { type Ended, lastSeasonOdds } from './lastSeason.ts';
import { MOMENTS, type Moment, morningsOf } from './moments.ts';
import { oddsOf } from './oddsOf.ts';
import type { PastSeason } from './pastSeasons.ts';
import type { RatedLeague } from './ratings/types.ts';
import { type Regression, recordInputs } from './record.ts';
import { seasonRow } from './seasonRows.ts';
import type {
  MomentForecast,
  OddsByGoal,
  SeasonForecasts,
  SeasonWidths,
  WidthForecast,
} from './types.ts';
import { CERTAIN, WIDTHS, type Width } from './widths.ts';
import { winsForecast } from './winsForecast.ts';

/** Seasons played for odds: an odd is uncertain by 1.6 points at most. */
const RUNS = 1000;
/** Seasons played for a range of wins. */
const WIDTH_RUNS = 250;

/** Ranges need no places. */
const NO_RULES: SeasonRules = { shape: { goals: 0, rounds: 0 }, settle: () => undefined };

/** A season as it stood on each of its mornings. */
export type Mornings = ReadonlyMap<Moment, SeasonInputs>;

/** The season's inputs on its mornings: the games of the days before are known, by result and through the ratings. */
export function morningInputs(
  { league, ratingsOn }: Pick<RatedLeague, 'league' | 'ratingsOn'>,
  { season, format, regular }: PastSeason,
): Mornings {
  const mornings = morningsOf(regular.map(({ date }) => date));
  return new Map(
    [...mornings].map(([moment, day]) => [
      moment,
      seasonInputs({
        league,
        season,
        day,
        format,
        ratings: ratingsOn(season, day),
        games: regular.map((game) => seasonRow(game, day)),
        postseason: [],
        widening: 1,
      }),
    ]),
  );
}

/** Ranges of final wins by every width. */
export function seasonWidths(mornings: Mornings, { season, teams, came }: Ended): SeasonWidths {
  const widthForecast = (inputs: SeasonInputs, moment: Moment, width: Width): WidthForecast => {
    const { league, day } = inputs;
    const seed = seasonSeed(league, season, day);
    const { wins } = playSeason(withWidth(inputs, width), seed, WIDTH_RUNS, { rules: NO_RULES });
    const of = (key: string, team: number) =>
      winsForecast(wins[team] ?? [], came.wins[team] ?? 0, `${league} ${season} ${moment} ${key}`);
    return { width: width.name, wins: teams.map(of) };
  };
  return {
    season,
    moments: [...mornings].map(([moment, inputs]) => ({
      moment,
      widths: WIDTHS.map((width) => widthForecast(inputs, moment, width)),
    })),
  };
}

/** What is known before a season. */
export interface Earlier {
  readonly ended: readonly Ended[];
  readonly regression: Regression;
  readonly width: Width;
}

/** All forecasts of a season's goals: ours and the plain rivals'. */
export function seasonForecasts(
  mornings: Mornings,
  widths: SeasonWidths,
  now: Ended,
  { ended, regression, width }: Earlier,
): SeasonForecasts {
  const goals = Object.keys(now.came.goals);
  const odds = (inputs: SeasonInputs): OddsByGoal => {
    const seed = seasonSeed(inputs.league, inputs.season, inputs.day);
    return oddsOf(playSeason(inputs, seed, RUNS), goals);
  };
  const moments = MOMENTS.flatMap((moment): MomentForecast[] => {
    const inputs = mornings.get(moment);
    const tried = widths.moments.find((one) => one.moment === moment);
    if (!inputs || !tried) return [];
    return [
      {
        ...tried,
        day: inputs.day,
        own: odds(withWidth(inputs, width)),
        certain: odds(withWidth(inputs, CERTAIN)),
        record: odds(recordInputs(inputs, regression)),
      },
    ];
  });
  const { season, teams, came } = now;
  return { season, width, teams, came, moments, lastSeason: lastSeasonOdds(ended, teams, goals) };
}
