import { expect, test } from 'vitest';
import { EXAMPLE_INPUTS, LINED_INPUTS } from '#engine/exampleInputs.fixture.ts';
import { callsOf } from '../../backtest/parlays/cells.ts';
import { pairsOf } from '../../backtest/parlays/pairs.ts';
import { phiScale, togetherSaid } from '../../backtest/parlays/phi.ts';
import { jointTable, mendedTable } from '../../backtest/parlays/tables.ts';
import type { ParlayGame } from '../../backtest/parlays/types.ts';
import { examplesOf } from './examples.ts';
import { evidenceOf } from './fitMending.ts';

const gameOf = (
  league: 'NBA' | 'EPL',
  inputs: ParlayGame['inputs'],
  homeScore: number,
  awayScore: number,
): ParlayGame => ({
  league,
  id: `${homeScore}-${awayScore}`,
  season: 2024,
  date: '2024-01-01',
  homeScore,
  awayScore,
  inputs,
});

test('legs whose results may be independent are published so, where the model ties them', () => {
  const inputs = { ...EXAMPLE_INPUTS.basketball, ...LINED_INPUTS.basketball };
  const pairs = pairsOf('NBA');
  // The favorite's side and the over, in all four combinations alike often.
  const results = [
    [130, 100],
    [105, 90],
    [100, 130],
    [90, 105],
  ] as const;
  const evidence = evidenceOf('NBA');
  const first = gameOf('NBA', inputs, 130, 100);
  const plain = jointTable(first);
  const played = results.map(([home, away]) => {
    const game = gameOf('NBA', inputs, home, away);
    return { game, table: plain, calls: callsOf(game, plain, pairs) };
  });
  for (let round = 0; round < 1000; round++) for (const one of played) evidence.add(one);
  const mended = mendedTable(first, plain, evidence.mending());
  const phiOf = (table: typeof plain) => {
    const call = callsOf(first, table, pairs).get('favorite covers × over');
    return call ? togetherSaid(call) / phiScale(call) : Number.NaN;
  };
  expect(mended).toBeDefined();
  expect(Math.abs(phiOf(mended ?? plain))).toBeLessThan(Math.abs(phiOf(plain)));
});

test('factors of draws reach what was seen, though the total’s line is anchored after them', () => {
  const inputs = { ...EXAMPLE_INPUTS.soccer, ...LINED_INPUTS.soccer };
  const evidence = evidenceOf('EPL');
  const pairs = pairsOf('EPL');
  const plain = jointTable(gameOf('EPL', inputs, 0, 0));
  const all = plain.weights.reduce((sum, weight) => sum + weight, 0);
  const share = (table: typeof plain, goals: number): number =>
    (table.weights[goals * table.size + goals] ?? 0) /
    table.weights.reduce((sum, weight) => sum + weight, 0);
  expect(all).toBeGreaterThan(0);
  const levels = [0, 1, 1, 1, 2, 2, 2, 3];
  for (let round = 0; round < 400; round++) {
    const goals = levels[round % levels.length] ?? 0;
    const game = gameOf('EPL', inputs, goals, goals);
    evidence.add({ game, table: plain, calls: callsOf(game, plain, pairs) });
  }
  const mended = mendedTable(gameOf('EPL', inputs, 0, 0), plain, evidence.mending()) ?? plain;
  const draws = (table: typeof plain) =>
    Array.from({ length: table.size }, (_, goals) => share(table, goals)).reduce((a, b) => a + b);
  expect(draws(mended)).toBeCloseTo(draws(plain), 6);
  // An eighth of the draws were goalless; the prior of twenty draws leaves a little to the model.
  expect(share(mended, 0) / draws(mended)).toBeCloseTo(1 / 8, 1);
  expect(share(mended, 0)).toBeLessThan(share(plain, 0));
  expect(share(mended, 2)).toBeGreaterThan(share(plain, 2));
});

test('examples are spread over all that was added, and bounded', () => {
  const { add, kept } = examplesOf<number>(10);
  for (let one = 0; one < 1000; one++) add(one);
  expect(kept().length).toBeGreaterThanOrEqual(10);
  expect(kept().length).toBeLessThan(20);
  expect(kept()[0]).toBeLessThan(100);
  expect(kept().at(-1)).toBeGreaterThan(900);
});
