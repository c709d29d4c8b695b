import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '../game/exampleGame.fixture.ts';
import type { SimulationData } from '../game/prediction.ts';
import { marginHistogram, totalHistogram } from '../game/scoreGrid.ts';
import { marketSpread, marketTotal } from '../words/cardLines.ts';
import { spreadCall, totalCall } from './lineCall.ts';
import { withLineFigures } from './lineFigures.ts';
import { decisiveShare } from './lineProbability.ts';

const { simulationData } = EXAMPLE_PREDICTION;
/** A prediction stored by an earlier rule: with pushes in its shares, and without its sides. */
const stored = (change: Partial<SimulationData>, odds = EXAMPLE_GAME.odds) => ({
  ...EXAMPLE_GAME,
  odds,
  prediction: { ...EXAMPLE_PREDICTION, simulationData: { ...simulationData, ...change } },
});
const EARLIER = { spreadConfidence: 36.9, totalConfidence: 47, spreadSide: undefined };

test('a prediction of an earlier rule has the figures that its page shows', () => {
  const said = withLineFigures(stored(EARLIER)).prediction?.simulationData;
  const margins = marginHistogram(simulationData.grid);
  const spread = spreadCall(margins, marketSpread(EXAMPLE_GAME) ?? Number.NaN);
  const total = totalCall(
    totalHistogram(simulationData.grid),
    marketTotal(EXAMPLE_GAME) ?? Number.NaN,
  );
  expect(said).toMatchObject({
    spreadConfidence: 100 * decisiveShare(spread.shares),
    spreadSide: spread.side,
    spreadPush: 100 * spread.shares.push,
    totalConfidence: 100 * decisiveShare(total.shares),
    totalSide: total.side,
    totalPush: 100 * total.shares.push,
  });
});

test('without a line there is no figure, and without simulated scores the stored one stays', () => {
  const game = stored(EARLIER, []);
  const { anchor: _, ...unanchored } = game.prediction;
  const bare = withLineFigures({ ...game, prediction: unanchored });
  expect(bare.prediction?.simulationData.spreadConfidence).toBeUndefined();
  const kept = withLineFigures(stored({ ...EARLIER, grid: [] }));
  expect(kept.prediction?.simulationData).toMatchObject({ spreadConfidence: 36.9 });
  const pending = { ...EXAMPLE_GAME, prediction: undefined };
  expect(withLineFigures(pending)).toBe(pending);
});
