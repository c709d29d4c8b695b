import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { seasonInputs } from '#engine/season/inputs.ts';
import { playSeason, seasonSeed } from '#engine/season/play.ts';
import type { SeasonRules } from '#engine/season/run.ts';
import { withWidth } from '#engine/season/withWidth.ts';
import { fadingLosses } from './fading.ts';
import { type EndedSeason, lastSeasonOdds } from './lastSeason.ts';
import { morningsOf, SEASON_MOMENTS, type SeasonMoment } from './moments.ts';
import { oddsOf } from './oddsOf.ts';
import type { PastSeason } from './pastSeason.ts';
import type { RatedLeague } from './ratings/types.ts';
import { type Regression, recordInputs } from './record.ts';
import { seasonRow } from './seasonRows.ts';
import type {
  MomentForecast,
  Mornings,
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

/** The inputs with a width; ratings that are taken as certain do not fade either. */
const drawn = (inputs: SeasonInputs, width: Width, fading: number): SeasonInputs =>
  withWidth(inputs, { ...width, fading: width === CERTAIN ? 0 : fading });

/** Ranges of final wins by every width, with the fading chosen before the season. */
export function seasonWidths(
  mornings: Mornings,
  { regular }: Pick<PastSeason, 'regular'>,
  { season, teams, came }: EndedSeason,
  fading: number,
): SeasonWidths {
  const widthForecast = (
    inputs: SeasonInputs,
    moment: SeasonMoment,
    width: Width,
  ): WidthForecast => {
    const { league, day } = inputs;
    const seed = seasonSeed(league, season, day);
    const { wins } = playSeason(drawn(inputs, width, fading), seed, WIDTH_RUNS, {
      rules: NO_RULES,
    });
    const of = (key: string, team: number) =>
      winsForecast(wins[team] ?? [], came.wins[team] ?? 0, `${league} ${season} ${moment} ${key}`);
    return { width: width.name, wins: teams.map(of) };
  };
  return {
    season,
    fading,
    fadingLosses: fadingLosses(mornings, regular),
    moments: [...mornings].map(([moment, inputs]) => ({
      moment,
      widths: WIDTHS.map((width) => widthForecast(inputs, moment, width)),
    })),
  };
}

/** What is known before a season. */
interface Earlier {
  readonly ended: readonly EndedSeason[];
  readonly regression: Regression;
  readonly width: Width;
}

/** All forecasts of a season's goals: ours and the plain rivals'. */
export function seasonForecasts(
  mornings: Mornings,
  widths: SeasonWidths,
  now: EndedSeason,
  { ended, regression, width }: Earlier,
): SeasonForecasts {
  const goals = Object.keys(now.came.goals);
  const odds = (inputs: SeasonInputs): OddsByGoal => {
    const seed = seasonSeed(inputs.league, inputs.season, inputs.day);
    return oddsOf(playSeason(inputs, seed, RUNS), goals);
  };
  const moments = SEASON_MOMENTS.flatMap((moment): MomentForecast[] => {
    const inputs = mornings.get(moment);
    const tried = widths.moments.find((one) => one.moment === moment);
    if (!inputs || !tried) return [];
    return [
      {
        ...tried,
        day: inputs.day,
        own: odds(drawn(inputs, width, widths.fading)),
        certain: odds(drawn(inputs, CERTAIN, 0)),
        record: odds(recordInputs(inputs, regression)),
      },
    ];
  });
  const { teams, came } = now;
  return {
    ...widths,
    width,
    teams,
    came,
    moments,
    lastSeason: lastSeasonOdds(ended, now),
  };
}
