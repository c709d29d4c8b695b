import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '../../game/exampleGame.fixture.ts';
import type { ScoreGrid } from '../../game/scoreGrid.ts';
import { gamePicks } from './gamePicks.ts';

/** Picks of a game whose runs end 24–20 or 20–24, with these counts, at a handicap of 0. */
function marketsOf(home: number, away: number) {
  const grid: ScoreGrid = [
    [20, 24, [away]],
    [24, 20, [home]],
  ];
  const [quote] = EXAMPLE_GAME.odds;
  if (!quote) throw new Error('the example has a quote');
  const spread = { line: 0, home: -110, away: -110 };
  const { simulationData } = EXAMPLE_PREDICTION;
  const prediction = { ...EXAMPLE_PREDICTION, simulationData: { ...simulationData, grid } };
  return gamePicks({ ...EXAMPLE_GAME, odds: [{ ...quote, spread }], prediction }).map(
    ({ market, pick }) => `${market} ${pick}`,
  );
}

test('a spread is a pick from 50.31 % of the decided runs on, and the winner in any case', () => {
  expect(marketsOf(5032, 4968)).toEqual(['moneyline home', 'spread home', 'total under']);
  expect(marketsOf(5030, 4970)).toEqual(['moneyline home', 'total under']);
  expect(marketsOf(4968, 5032)).toContain('spread away');
});
