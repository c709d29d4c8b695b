import { meanOrZero } from '#domain/numbers/numbers.ts';
import { type BootstrapInterval, pairedInterval } from '../metrics/bootstrap.ts';
import { type Bin, calibrationError, reliability } from '../metrics/reliability.ts';
import {
  brierOf,
  type Case,
  casesOf,
  type Forecaster,
  logLossOf,
  RIVALS,
  type SeasonRival,
} from './cases.ts';
import { canChoose, chooseWidth, coverageOf, winsBy } from './choose.ts';
import { chooseFading } from './fading.ts';
import { SEASON_MOMENTS, type SeasonMoment } from './moments.ts';
import type { GoalName, LeagueSeasons, SeasonForecasts } from './types.ts';
import { CERTAIN, FILTERED, type Width } from './widths.ts';

export interface SeasonsReport {
  readonly league: string;
  readonly tested: readonly number[];
  /** Chosen before each tested season, and on all of them for the next. */
  readonly widths: readonly (readonly [season: number, width: Width, fading: number])[];
  readonly next: Width;
  readonly nextFading: number;
  readonly goals: readonly GoalReport[];
  /** Tested seasons with enough before them to choose a width: those whose ranges are counted. */
  readonly ranged: number;
  readonly wins: readonly WinsReport[];
  readonly fields: readonly string[];
}

export interface GoalReport {
  readonly goal: GoalName;
  readonly moments: readonly MomentReport[];
  /** Ten bins over all moments but the last, and the mean distance of forecast and share. */
  readonly bins: readonly Bin[];
  readonly calibrationError: number;
}

export interface MomentReport {
  readonly moment: SeasonMoment;
  readonly cases: number;
  readonly brier: Readonly<Record<Forecaster, number>>;
  readonly logLoss: Readonly<Record<Forecaster, number>>;
  /** Our Brier score less the rival's, by season blocks: below 0 is better. */
  readonly less: Readonly<Record<SeasonRival, BootstrapInterval>>;
}

/** The middle 80 % of final wins at a moment. */
export interface WinsReport {
  readonly moment: SeasonMoment;
  /** Share of teams within it, by randomized PIT: as chosen before each season. */
  readonly covered: number;
  /** With the width chosen on all seasons, these among them. */
  readonly next: number;
  /** As the filter says. */
  readonly filtered: number;
  /** With the ratings certain. */
  readonly certain: number;
  /** Share within the whole numbers that pages show, and their mean distance. */
  readonly shown: number;
  readonly width: number;
  /** Mean ranked probability score. */
  readonly score: number;
  readonly certainScore: number;
}

/** Every odd of a league, whatever its goal: seasons are few, and one goal has little to tell. */
export const ALL: GoalName = { id: 'all', name: 'All goals' };

export function seasonsReport(walk: LeagueSeasons): SeasonsReport {
  const tested = walk.seasons;
  const next = chooseWidth(walk.ranges);
  const cases = casesOf(tested);
  const ranged = tested.filter(({ season }) => canChoose(rangesBefore(walk, season)));
  return {
    league: walk.league,
    tested: tested.map(({ season }) => season),
    widths: tested.map(({ season, width, fading }) => [season, width, fading] as const),
    next,
    nextFading: chooseFading(walk.ranges.map(({ fadingLosses }) => fadingLosses)),
    goals: [...walk.goals, ALL].flatMap((goal) => {
      const asked = goal === ALL ? cases : cases.filter((one) => one.goal === goal.id);
      return asked.length === 0 ? [] : [goalReport(walk.league, goal, asked)];
    }),
    ranged: ranged.length,
    wins: SEASON_MOMENTS.map((moment) => winsReport(ranged, moment, next)),
    fields: walk.fields ?? [],
  };
}

const rangesBefore = ({ ranges }: LeagueSeasons, season: number) =>
  ranges.filter((one) => one.season < season);

function goalReport(league: string, goal: GoalName, cases: readonly Case[]): GoalReport {
  const points = cases
    .filter(({ moment }) => moment !== 'last week')
    .map(({ said, came }) => ({ p: said.own, y: came }));
  const bins = reliability(points);
  const moments = SEASON_MOMENTS.map((moment) =>
    momentReport(
      `${league} ${goal.id}`,
      moment,
      cases.filter((one) => one.moment === moment),
    ),
  );
  return { goal, moments, bins, calibrationError: calibrationError(bins) };
}

function momentReport(label: string, moment: SeasonMoment, cases: readonly Case[]): MomentReport {
  const mean = (score: (one: Case, by: Forecaster) => number) => {
    const by = (forecaster: Forecaster) => meanOrZero(cases.map((one) => score(one, forecaster)));
    return {
      own: by('own'),
      record: by('record'),
      lastSeason: by('lastSeason'),
      certain: by('certain'),
    };
  };
  const less = (rival: SeasonRival): BootstrapInterval =>
    pairedInterval(
      cases.map((one) => ({
        cluster: String(one.season),
        value: brierOf(one, 'own') - brierOf(one, rival),
      })),
      `${label} ${moment} ${rival}`,
    );
  const [record, lastSeason, certain] = RIVALS;
  return {
    moment,
    cases: cases.length,
    brier: mean(brierOf),
    logLoss: mean(logLossOf),
    less: { record: less(record), lastSeason: less(lastSeason), certain: less(certain) },
  };
}

function winsReport(
  tested: readonly SeasonForecasts[],
  moment: SeasonMoment,
  next: Width,
): WinsReport {
  const at = (widthOf: (season: SeasonForecasts) => Width) =>
    tested.flatMap((season) =>
      winsBy(season, moment, widthOf(season)).map((wins, team) => ({
        ...wins,
        came: season.came.wins[team] ?? 0,
      })),
    );
  const own = at(({ width }) => width);
  const certain = at(() => CERTAIN);
  return {
    moment,
    covered: coverageOf(own) ?? 0,
    next: coverageOf(at(() => next)) ?? 0,
    filtered: coverageOf(at(() => FILTERED)) ?? 0,
    certain: coverageOf(certain) ?? 0,
    shown: meanOrZero(own.map(({ low, high, came }) => (came >= low && came <= high ? 1 : 0))),
    width: meanOrZero(own.map(({ low, high }) => high - low)),
    score: meanOrZero(own.map(({ score }) => score)),
    certainScore: meanOrZero(certain.map(({ score }) => score)),
  };
}
