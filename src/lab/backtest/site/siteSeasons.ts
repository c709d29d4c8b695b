import type { BacktestContent } from '#content/backtest/backtest.ts';
import type { SeasonMoment } from '../seasons/moments.ts';
import { ALL, type GoalReport, type SeasonsReport } from '../seasons/report.ts';

type SiteSeasons = NonNullable<BacktestContent['seasons']>[number];
type SiteScores = SiteSeasons['goals'][number]['start'];

/** Four decimals: finer than any interval. */
const short = (value: number): number => Math.round(value * 1e4) / 1e4;

function scoresAt({ goal, moments }: GoalReport, moment: SeasonMoment): SiteScores {
  const at = moments.find((one) => one.moment === moment);
  if (!at) throw new Error(`${goal.id} was not scored at the ${moment}`);
  const { own, record, lastSeason } = at.brier;
  const { mean, low, high } = at.less.record;
  return {
    own: short(own),
    record: short(record),
    lastSeason: short(lastSeason),
    less: { mean: short(mean), low: short(low), high: short(high) },
  };
}

/** A league's tested seasons as the record page shows them: goal by goal, at the start and at half. */
export const siteSeasons = ({ league, tested, goals }: SeasonsReport): SiteSeasons => ({
  league,
  seasons: `${tested[0] ?? ''}–${tested.at(-1) ?? ''}`,
  goals: goals
    .filter(({ goal }) => goal !== ALL)
    .map((goal) => ({
      goal: goal.goal.name,
      start: scoresAt(goal, 'start'),
      half: scoresAt(goal, 'half'),
    })),
});
