import { scoreVolatility } from '#domain/cardLines.ts';
import type { PredictedGame } from '#domain/game.ts';
import { percent } from '#domain/numbers.ts';
import { samplingErrorText } from '#domain/samplingError.ts';

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** A usual value in place of one that is missing for this game. */
  readonly typical?: boolean | undefined;
}

/** Usual figures where a game has none of its own, % (specification §8). */
const TYPICAL = { spread: 72, total: 68, market: 73 };

/** A simulated share with its sampling error, or the usual value in its place. */
const shareOr = (
  label: string,
  share: number | undefined,
  runs: number,
  typical: number,
): Figure =>
  share === undefined
    ? { label, value: percent(typical), typical: true }
    : { label, value: `${percent(share, 1)} ${samplingErrorText(share, runs)}` };

const marketAgreement = (value: number | undefined): Figure =>
  value === undefined
    ? { label: 'Market agreement', value: percent(TYPICAL.market), typical: true }
    : { label: 'Market agreement', value: percent(value) };

const whole = (count: number): string => count.toLocaleString('en-US');

/** The "In numbers" rows, all from the simulated scores and the market's lines. */
export function simulationFigures(game: PredictedGame): readonly Figure[] {
  const { simulationData: data, spread } = game.prediction;
  const [away, home] = data.mostLikelyScore;
  return [
    { label: 'Iterations', value: whole(data.iterations) },
    { label: 'Home wins', value: whole(data.homeWins) },
    { label: 'Away wins', value: whole(data.awayWins) },
    { label: 'Most likely score', value: `${away}–${home}` },
    shareOr('Spread accuracy', data.spreadConfidence, data.iterations, TYPICAL.spread),
    shareOr('Over/under confidence', data.totalConfidence, data.iterations, TYPICAL.total),
    marketAgreement(data.marketConsensus),
    { label: 'Score volatility', value: scoreVolatility(spread) },
  ];
}
