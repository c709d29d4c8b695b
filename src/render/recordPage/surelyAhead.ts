import type { BacktestContent } from '#content/backtest/backtest.ts';

export type Season = NonNullable<BacktestContent['seasons']>[number];

/** In how many lines ours is ahead of the record with 95 % certainty. */
export function surelyAhead(seasons: readonly Season[]): {
  readonly all: number;
  readonly start: number;
  readonly half: number;
} {
  const goals = seasons.flatMap((season) => season.goals);
  const ahead = (at: 'start' | 'half'): number =>
    goals.filter((goal) => goal[at].less.high < 0).length;
  return { all: goals.length, start: ahead('start'), half: ahead('half') };
}
