import { histogramMean, quantile } from '#domain/game/scoreGrid.ts';
import type { PlayerLine } from '#domain/players/line.ts';
import { histogramOfStat } from '#domain/players/lineFigures.ts';
import type { SaidStats } from './store/learned.ts';

const PERCENTILES = [0.1, 0.2, 0.5, 0.8, 0.9];
const THOUSANDTHS = 1_000;

/** What a line said of each stat, of the games in which he plays: mean to a thousandth, 10th, 20th, 50th, 80th and 90th percentile. */
export const saidStats = ({ stats }: Pick<PlayerLine, 'stats'>): SaidStats =>
  Object.fromEntries(
    Object.entries(stats).flatMap(([name, counts]) => {
      const histogram = histogramOfStat(counts);
      if (histogram.length === 0) return [];
      const mean = Math.round(histogramMean(histogram) * THOUSANDTHS) / THOUSANDTHS;
      return [[name, [mean, ...PERCENTILES.map((share) => quantile(histogram, share))]]];
    }),
  );
