import type { Histogram } from '#domain/game/scoreGrid.ts';
import { histogramMean } from '#domain/game/scoreGrid.ts';
import { type BootstrapInterval, pairedInterval } from '../backtest/metrics/bootstrap.ts';
import { PLAIN_RIVALS, type Plain, type PlainForecasts, plainForecasts } from './plainForecasts.ts';
import { insideShare, type LineScore, scoreOf } from './scoreOf.ts';
import type { PlayerFileRow } from './types.ts';

/** How good one forecaster was on a stat: means over the games. */
interface StatScores {
  readonly absolute: number;
  readonly crps: number;
  readonly log: number;
  /** Shares of games inside the central ranges, by randomized PIT. */
  readonly cover50: number;
  readonly cover80: number;
}

type Forecaster = 'own' | Plain;

/** One stat of a league on the tested season. */
export interface StatReport {
  readonly stat: string;
  readonly title: string;
  readonly games: number;
  /** Mean of what happened, and of what we said. */
  readonly actual: number;
  readonly said: number;
  readonly scores: Readonly<Record<Forecaster, StatScores>>;
  /** Our CRPS − the season average's, with its 95 % interval by day. */
  readonly under: BootstrapInterval;
}

const FORECASTERS = ['own', ...PLAIN_RIVALS] as const;

/** Takes what was said game by game, and scores it beside the plain forecasts on the same games. */
export class Measured {
  private readonly sums = new Map<Forecaster, StatScores & { games: number }>();
  private readonly differences: { readonly cluster: string; readonly value: number }[] = [];
  private readonly plain: PlainForecasts;
  private readonly stat: string;
  private actual = 0;
  private said = 0;

  /** @param rows all of the league's, in the order of play @param season the tested one */
  constructor(rows: readonly PlayerFileRow[], stat: string, season: number) {
    this.stat = stat;
    this.plain = plainForecasts(rows, stat, season);
  }

  /** Scores one forecast. A game without the stat, or without a plain forecast, is left out for all. */
  add(row: PlayerFileRow, own: Histogram): void {
    const actual = row.stats[this.stat];
    if (actual === undefined) return;
    const scores = new Map<Forecaster, LineScore>([['own', scoreOf(own, actual)]]);
    for (const plain of PLAIN_RIVALS) {
      const said = this.plain.said(plain, row);
      if (!said) return;
      scores.set(plain, scoreOf(said, actual));
    }
    for (const [forecaster, score] of scores) {
      this.sums.set(forecaster, added(this.sums.get(forecaster), score));
    }
    const [ours, theirs] = [scores.get('own')?.crps ?? 0, scores.get('season average')?.crps ?? 0];
    this.differences.push({ cluster: row.date, value: ours - theirs });
    this.actual += actual;
    this.said += histogramMean(own);
  }

  /** Undefined if nothing was scored. */
  report(title: string): StatReport | undefined {
    const games = this.differences.length;
    if (games === 0) return undefined;
    const scores = Object.fromEntries(
      FORECASTERS.map((one) => [one, averaged(this.sums.get(one) ?? NOTHING)]),
    ) as Record<Forecaster, StatScores>;
    return {
      stat: this.stat,
      title,
      games,
      actual: this.actual / games,
      said: this.said / games,
      scores,
      under: pairedInterval(this.differences, `players ${this.stat}`),
    };
  }
}

const NOTHING = { absolute: 0, crps: 0, log: 0, cover50: 0, cover80: 0, games: 0 };

const added = (sum: typeof NOTHING = NOTHING, score: LineScore): typeof NOTHING => ({
  absolute: sum.absolute + score.absolute,
  crps: sum.crps + score.crps,
  log: sum.log + score.log,
  cover50: sum.cover50 + insideShare(score.pit, 0.5),
  cover80: sum.cover80 + insideShare(score.pit, 0.8),
  games: sum.games + 1,
});

const averaged = ({ games, ...sums }: typeof NOTHING): StatScores => ({
  absolute: sums.absolute / games,
  crps: sums.crps / games,
  log: sums.log / games,
  cover50: sums.cover50 / games,
  cover80: sums.cover80 / games,
});
