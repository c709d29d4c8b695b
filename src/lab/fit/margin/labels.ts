import type { MarginLeague } from '#domain/leagues/index.ts';
import { labelProbability } from '#engine/ratings/closing.ts';
import { normalCdf } from '#engine/rng/normalCdf.ts';
import type { FileGame } from '../row.ts';
import type { Schedule } from './schedule.ts';

/** Labels with which a schedule's forecasts are compared, game by game. */
export interface Labels {
  readonly season: Int32Array;
  /** Result: 1 home, 0 away, ½ tie. */
  readonly result: Float64Array;
  /** The close's fair home probability if there is one, else the result; the close has less noise. */
  readonly win: Float64Array;
  readonly margin: Float64Array;
  readonly total: Float64Array;
  /** Closing margin and total; NaN if missing. */
  readonly line: Float64Array;
  readonly totalLine: Float64Array;
}

export const marginResult = (game: { homeScore: number; awayScore: number }): number =>
  game.homeScore > game.awayScore ? 1 : game.homeScore < game.awayScore ? 0 : 0.5;

export function labelsOf(
  league: MarginLeague,
  scale: number,
  { days, games: count }: Schedule,
): Labels {
  const labels = {
    season: new Int32Array(count),
    result: new Float64Array(count),
    win: new Float64Array(count),
    margin: new Float64Array(count),
    total: new Float64Array(count),
    line: new Float64Array(count),
    totalLine: new Float64Array(count),
  };
  let at = 0;
  for (const { games, fixtures } of days) {
    for (const [index, fixture] of fixtures.entries()) {
      const game = games[index];
      if (!game) continue;
      labels.season[at] = game.season;
      labels.result[at] = marginResult(game);
      labels.win[at] = closingWin(league, scale, game, fixture.line) ?? marginResult(game);
      labels.margin[at] = fixture.margin;
      labels.total[at] = fixture.total;
      labels.line[at] = fixture.line;
      labels.totalLine[at] = fixture.totalLine;
      at += 1;
    }
  }
  return labels;
}

/** Fair home probability of the closing moneyline, else of the closing margin. */
function closingWin(
  league: MarginLeague,
  scale: number,
  { closing }: FileGame,
  line: number,
): number | undefined {
  const fromMoneyline = labelProbability(league, closing);
  if (fromMoneyline !== undefined) return fromMoneyline;
  return Number.isNaN(line) ? undefined : normalCdf(line / scale);
}

const LEAST = 1e-6;

/** Logarithmic loss of one probability against a label in [0, 1]; a tie counts half to each side. */
export const logLossOfLabel = (p: number, label: number): number =>
  -label * Math.log(Math.max(p, LEAST)) - (1 - label) * Math.log(Math.max(1 - p, LEAST));
