import { expect, test } from 'vitest';
import { analyzerSetup } from '#domain/analyzer/opening.ts';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '#domain/game/exampleGame.fixture.ts';
import { analyzerStore } from './analyzer.ts';

const SETUP = analyzerSetup(EXAMPLE_GAME);
const OTHER = analyzerSetup({
  ...EXAMPLE_GAME,
  odds: [],
  prediction: { ...EXAMPLE_PREDICTION, id: 2, spread: -6.2, total: 41.4 },
});

test('a slider moves its own value only, and reset takes all back', () => {
  const { $lines, move, reset } = analyzerStore(SETUP);
  move('total', 44);
  move('awayMoneyline', 150);
  expect($lines.get()).toEqual({ ...SETUP.lines, total: 44, awayMoneyline: 150 });
  reset(SETUP);
  expect($lines.get()).toEqual(SETUP.lines);
});

test('spread and total reset to the lines of a new prediction when the prediction changes', () => {
  const { $lines, move, follow } = analyzerStore(SETUP);
  move('spread', 4);
  move('homeMoneyline', -300);
  follow(OTHER);
  expect($lines.get()).toEqual({ ...SETUP.lines, spread: -6, total: 41.5, homeMoneyline: -300 });
});
