import { categoriesFavored } from '#domain/game/categories.ts';
import type { PredictedGame } from '#domain/game/game.ts';
import { teamOn } from '#domain/game/predictedWinner.ts';
import type { SimulationData } from '#domain/game/prediction.ts';
import { eachScore, marginHistogram, totalHistogram } from '#domain/game/scoreGrid.ts';
import { NOT_AVAILABLE, TYPICAL_RUNS, TYPICAL_SHARES } from '#domain/game/simulationDefaults.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { decisiveText } from '#domain/prices/decisiveText.ts';
import { isTossUpCall, type LineCall, spreadCall, totalCall } from '#domain/prices/lineCall.ts';
import { scoreVolatility } from '#domain/prices/overUnderOdds.ts';
import { betLabel } from '#domain/prices/pricedBets.ts';
import { marketSpread, marketTotal } from '#domain/words/cardLines.ts';

export interface SimulationFigure {
  readonly label: string;
  readonly value: string;
  /** True if it is a usual value, because this game's is missing. */
  readonly typical?: boolean | undefined;
}

const SPREAD = 'Spread accuracy';
const TOTAL = 'Over/under confidence';
const LIKELIEST = 'Most likely score';

const whole = (count: number): string => count.toLocaleString('en-US');

const wins = (label: string, count: number | undefined): SimulationFigure => ({
  label,
  value: count === undefined ? NOT_AVAILABLE : whole(count),
});

/** A simulated share, or the usual value in its place. */
const shareOr = (label: string, share: number | undefined, typical: number): SimulationFigure =>
  share === undefined
    ? { label, value: percent(typical), typical: true }
    : { label, value: percent(share, 1) };

/**
 * Which side of a line wins more often, and how often: "Bills −3 covers 50.5% (push 9.3%)", "Over 47.5 52.1%", "Over 47.5 50.1%, a
 * toss-up".
 */
const callText = (bet: string, call: LineCall<string>): string =>
  `${bet} ${decisiveText(call.shares)}${isTossUpCall(call) ? ', a toss-up' : ''}`;

/** The likelier sides of the market's lines, as in the charts; a missing line has its usual value. */
function lineFigures(game: PredictedGame): readonly SimulationFigure[] {
  const { grid } = game.prediction.simulationData;
  const [handicap, total] = [marketSpread(game), marketTotal(game)];
  const spread = handicap === undefined ? undefined : spreadCall(marginHistogram(grid), handicap);
  const over = total === undefined ? undefined : totalCall(totalHistogram(grid), total);
  return [
    spread
      ? { label: SPREAD, value: callText(`${betLabel(game, spread)} covers`, spread) }
      : shareOr(SPREAD, undefined, TYPICAL_SHARES.spread),
    over
      ? { label: TOTAL, value: callText(betLabel(game, over), over) }
      : shareOr(TOTAL, undefined, TYPICAL_SHARES.total),
  ];
}

/** Rows from the simulation's own record, each with a default if missing. */
function recordFigures(
  data: Partial<SimulationData>,
  lines: readonly SimulationFigure[] = [
    shareOr(SPREAD, data.spreadConfidence, TYPICAL_SHARES.spread),
    shareOr(TOTAL, data.totalConfidence, TYPICAL_SHARES.total),
  ],
): readonly SimulationFigure[] {
  const { iterations, homeWins, awayWins, mostLikelyScore, marketConsensus } = data;
  const market = { label: 'Market agreement' };
  return [
    iterations === undefined
      ? { label: 'Iterations', value: whole(TYPICAL_RUNS.analysis), typical: true }
      : { label: 'Iterations', value: whole(iterations) },
    wins('Home wins', homeWins),
    wins('Away wins', awayWins),
    { label: LIKELIEST, value: mostLikelyScore?.join('–') ?? NOT_AVAILABLE },
    ...lines,
    marketConsensus === undefined
      ? { ...market, value: percent(TYPICAL_SHARES.market), typical: true }
      : { ...market, value: percent(marketConsensus) },
  ];
}

const volatility = (spread: number): SimulationFigure => ({
  label: 'Score volatility',
  value: scoreVolatility(spread),
});

/** Rows of a simulation without known scores. */
export const figuresWithoutScores = (
  data: Partial<SimulationData>,
  spread: number,
): readonly SimulationFigure[] => [...recordFigures(data), volatility(spread)];

/** The "In numbers" rows, all from the simulated scores and the market's lines. */
export function simulationFigures(game: PredictedGame): readonly SimulationFigure[] {
  const { side, favored } = categoriesFavored(game);
  const rows = recordFigures(game.prediction.simulationData, lineFigures(game));
  return [
    ...rows.map((row) => (row.label === LIKELIEST ? { ...row, value: mostLikelyText(game) } : row)),
    volatility(game.prediction.spread),
    {
      label: 'Categories favored',
      value: `${teamOn(game, side).shortName} ${favored.length} of 8`,
    },
  ];
}

/** "KC 24–27 BUF" */
export function likeliestScore({ awayTeam, homeTeam, prediction }: PredictedGame): string {
  const [away, home] = prediction.simulationData.mostLikelyScore;
  return `${awayTeam.abbreviation} ${away}–${home} ${homeTeam.abbreviation}`;
}

/** The most common score with its teams, away first, and its share of the runs: "KC 24–27 BUF, 0.9%". */
export function mostLikelyText(game: PredictedGame): string {
  const { mostLikelyScore, grid, iterations } = game.prediction.simulationData;
  const [away, home] = mostLikelyScore;
  let runs = 0;
  eachScore(grid, (h, a, count) => {
    if (h === home && a === away) runs = count;
  });
  const share = ((100 * runs) / iterations).toFixed(1);
  return `${likeliestScore(game)}, ${share}% of games`;
}
