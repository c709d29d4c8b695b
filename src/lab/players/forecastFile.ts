import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Histogram, histogramMean, quantile } from '#domain/game/scoreGrid.ts';
import type { PlayerFileRow } from './types.ts';

/** Quantiles of a forecast in the file, percent. */
const QUANTILES = [5, 10, 20, 25, 50, 75, 80, 90, 95] as const;

const COLUMNS = [
  'season',
  'game',
  'team',
  'player_id',
  'player',
  'stat',
  'actual',
  'mean',
  ...QUANTILES.map((percent) => `q${percent}`),
  'runs_by_value',
].join(',');

/**
 * Every forecast of a league as a gzipped CSV, so that another program can score it: mean, quantiles, and in how many runs each
 * value came up ("0:412 1:388 …").
 */
export class ForecastFile {
  private readonly path: string;
  private readonly lines = [COLUMNS];

  constructor(path: string) {
    this.path = path;
  }

  readonly add = (row: PlayerFileRow, stat: string, said: Histogram): void => {
    this.lines.push(
      [
        row.season,
        row.game,
        row.team,
        row.playerId,
        `"${row.player.replaceAll('"', '""')}"`,
        stat,
        row.stats[stat],
        histogramMean(said).toFixed(3),
        ...QUANTILES.map((percent) => quantile(said, percent / 100)),
        said.map(([value, count]) => `${value}:${count}`).join(' '),
      ].join(','),
    );
  };

  write(): void {
    writeFileSync(this.path, gzipSync(`${this.lines.join('\n')}\n`));
  }
}
