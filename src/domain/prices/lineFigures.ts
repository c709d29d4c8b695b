import type { Game } from '../game/game.ts';
import { isSimulated } from '../game/listedGame.ts';
import type { SimulationData } from '../game/prediction.ts';
import { type Histogram, marginHistogram, totalHistogram } from '../game/scoreGrid.ts';
import { marketSpread, marketTotal } from '../words/cardLines.ts';
import { spreadCall, totalCall } from './lineCall.ts';
import { decisiveShare } from './lineProbability.ts';

/** The market's home handicap and total, as far as there are any. */
interface Lines {
  readonly spread?: number | undefined;
  readonly total?: number | undefined;
}

type LineFigures = Pick<
  SimulationData,
  'spreadConfidence' | 'spreadSide' | 'spreadPush' | 'totalConfidence' | 'totalSide' | 'totalPush'
>;

/** The figures of simulated games at the market's lines: for the likelier side of each, pushes left out and beside. */
export function lineFigures(margins: Histogram, totals: Histogram, lines: Lines): LineFigures {
  const spread = lines.spread === undefined ? undefined : spreadCall(margins, lines.spread);
  const total = lines.total === undefined ? undefined : totalCall(totals, lines.total);
  return {
    spreadConfidence: spread && 100 * decisiveShare(spread.shares),
    spreadSide: spread?.side,
    spreadPush: spread && 100 * spread.shares.push,
    totalConfidence: total && 100 * decisiveShare(total.shares),
    totalSide: total?.side,
    totalPush: total && 100 * total.shares.push,
  };
}

/**
 * A game with these figures from its simulated scores at the lines that its page shows, whenever it was predicted: what was stored
 * with the prediction is by the rule of its day. Without a line now it is the prediction's own.
 */
export function withLineFigures(game: Game): Game {
  const { prediction } = game;
  if (!prediction || !isSimulated(prediction.simulationData)) return game;
  const { simulationData, anchor } = prediction;
  const { grid } = simulationData;
  const figures = lineFigures(marginHistogram(grid), totalHistogram(grid), {
    spread: marketSpread(game) ?? anchor?.spread?.line,
    total: marketTotal(game) ?? anchor?.total?.line,
  });
  return {
    ...game,
    prediction: { ...prediction, simulationData: { ...simulationData, ...figures } },
  };
}
