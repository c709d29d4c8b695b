import { type Histogram, quantile, splitAt } from '#domain/game/scoreGrid.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { pool } from '#engine/market/pool.ts';
import { type BootstrapInterval, pairedInterval } from '../../backtest/metrics/bootstrap.ts';
import type { PlayerFileRow } from '../types.ts';
import { type PropLine, readProps } from './readProps.ts';

/** Our chance of the over beside a book's on the same lines; pushes are left out. Log loss in nats. */
export interface PropReport {
  readonly stat: string;
  readonly lines: number;
  /** Share of overs that won, as the book said and as we said. */
  readonly won: number;
  readonly line: number;
  readonly own: number;
  readonly logLoss: { readonly own: number; readonly line: number; readonly half: number };
  /** Log loss of half and half − the line's, by day. */
  readonly halfOverLine: BootstrapInterval;
  /** |line − actual| and |our median − actual|. */
  readonly absolute: { readonly own: number; readonly line: number };
}

interface Priced {
  readonly date: string;
  readonly won: boolean;
  readonly own: number;
  readonly line: number;
  readonly absolute: readonly [own: number, line: number];
}

/** No share is known better than this. */
const [LEAST, MOST] = [0.005, 0.995];
const bounded = (share: number): number => clamp(share, LEAST, MOST);
const lossOf = (share: number, won: boolean): number => -Math.log(won ? share : 1 - share);

/** Gathers what we said of the lines in hand. */
export class BesideLines {
  private readonly lines = new Map<string, PropLine>();
  private readonly priced = new Map<string, Priced[]>();

  constructor(league: string, folder: string) {
    for (const line of readProps(league, folder)) this.lines.set(keyOf(line), line);
  }

  add(row: PlayerFileRow, stat: string, said: Histogram): void {
    const actual = row.stats[stat];
    const line = this.lines.get(keyOf({ game: row.game, playerId: row.playerId, stat }));
    if (actual === undefined || !line || actual === line.line) return;
    const { above, below } = splitAt(said, line.line);
    if (above + below === 0) return;
    const won = actual > line.line;
    const all = this.priced.get(stat) ?? [];
    all.push({
      date: row.date,
      won,
      own: bounded(above / (above + below)),
      line: bounded(line.over),
      absolute: [Math.abs(quantile(said, 0.5) - actual), Math.abs(line.line - actual)],
    });
    this.priced.set(stat, all);
  }

  reports(): PropReport[] {
    return [...this.priced].map(([stat, all]) => reportOf(stat, all));
  }
}

const keyOf = ({ game, playerId, stat }: Pick<PropLine, 'game' | 'playerId' | 'stat'>): string =>
  `${game}|${playerId}|${stat}`;

/** Half and half on the scale of log odds. */
const half = ({ own, line }: Priced): number =>
  pool([line, 1 - line], [own, 1 - own], { close: 0.5, own: 0.5 })[0] ?? line;

function reportOf(stat: string, all: readonly Priced[]): PropReport {
  const mean = (of: (one: Priced) => number): number =>
    all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return {
    stat,
    lines: all.length,
    won: mean(({ won }) => Number(won)),
    line: mean(({ line }) => line),
    own: mean(({ own }) => own),
    logLoss: {
      own: mean(({ own, won }) => lossOf(own, won)),
      line: mean(({ line, won }) => lossOf(line, won)),
      half: mean((one) => lossOf(half(one), one.won)),
    },
    halfOverLine: pairedInterval(
      all.map((one) => ({
        cluster: one.date,
        value: lossOf(half(one), one.won) - lossOf(one.line, one.won),
      })),
      `props ${stat}`,
    ),
    absolute: {
      own: mean(({ absolute }) => absolute[0]),
      line: mean(({ absolute }) => absolute[1]),
    },
  };
}
