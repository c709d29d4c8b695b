import { logLoss } from '../metrics/logLoss.ts';
import { brier } from '../metrics/squared.ts';
import type { SeasonMoment } from './moments.ts';
import type { OddsByGoal, SeasonForecasts } from './types.ts';

/** The forecasts that are compared. */
export const RIVALS = ['record', 'lastSeason', 'certain'] as const;
export type SeasonRival = (typeof RIVALS)[number];
export type Forecaster = 'own' | SeasonRival;

/** One team's odds of one goal on one morning by each forecaster, and what came. */
export interface Case {
  readonly season: number;
  readonly moment: SeasonMoment;
  readonly goal: string;
  readonly said: Readonly<Record<Forecaster, number>>;
  readonly came: number;
}

/** Every odd of the seasons beside what came. A goal that a season does not know, or nobody could reach, is left out. */
export const casesOf = (seasons: readonly SeasonForecasts[]): Case[] =>
  seasons.flatMap((one) =>
    one.moments.flatMap((morning) => {
      const odds = { ...morning, lastSeason: one.lastSeason };
      return Object.keys(one.came.goals).flatMap((goal) =>
        goalCases(one, morning.moment, goal, odds),
      );
    }),
  );

function goalCases(
  { season, teams, came }: SeasonForecasts,
  moment: SeasonMoment,
  goal: string,
  odds: Readonly<Record<Forecaster, OddsByGoal>>,
): Case[] {
  const reached = came.goals[goal] ?? [];
  if (!reached.some((share) => share > 0)) return [];
  const said = (forecaster: Forecaster, team: number) => odds[forecaster][goal]?.[team] ?? 0;
  return teams.map((_, team) => ({
    season,
    moment,
    goal,
    said: {
      own: said('own', team),
      record: said('record', team),
      lastSeason: said('lastSeason', team),
      certain: said('certain', team),
    },
    came: reached[team] ?? 0,
  }));
}

const pair = (share: number): readonly [number, number] => [share, 1 - share];

/** Brier score of one odd: (said − came)². */
export const brierOf = ({ said, came }: Case, forecaster: Forecaster): number =>
  brier(pair(said[forecaster]), pair(came));

/** Least odd that a log loss counts: what was in none of a thousand runs is not impossible. */
const LEAST = 1 / 2500;

export const logLossOf = ({ said, came }: Case, forecaster: Forecaster): number =>
  logLoss(pair(Math.min(Math.max(said[forecaster], LEAST), 1 - LEAST)), pair(came));
