import { expect, test } from 'vitest';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { histogramOfStat } from '#domain/players/lineFigures.ts';
import type { LinePlayer, Stat } from '../gameLines.ts';
import type { LeaguePlayers } from './leaguePlayers.ts';
import { sayLines } from './sayLines.ts';
import { inSteps } from './steps.ts';

const GRID: ScoreGrid = [[3, 1, [1]]];
const STATS: readonly Stat[] = [
  { name: 'minutes', least: 0, given: 'own' },
  { name: 'yards', least: -5, given: 'own' },
  { name: 'outs', least: 0, given: 'other' },
];

/** A league of one side, whose players' lines are these in every run. */
const madeUp = (lines: readonly (readonly [LinePlayer, readonly number[]])[]): LeaguePlayers => ({
  league: 'NFL',
  params: {},
  stats: STATS,
  derived: [
    {
      ...{ name: 'double', least: 0, given: 'own', needs: ['yards'] },
      value: (out, from) => 2 * (out[from + 1] ?? 0),
    },
  ],
  empty: () => ({}),
  stateOf: () => ({}),
  learn: () => {},
  rename: () => {},
  known: () => [],
  expected: () => [],
  squadOf: () => undefined,
  prepare: () => ({
    stats: STATS,
    players: lines.map(([player]) => player),
    draw(_, __, ___, out) {
      for (const [at, [, values]] of lines.entries()) out.set(values, at * STATS.length);
    },
  }),
  playsBy: (stats) => (stats.includes('outs') ? 'outs' : 'minutes'),
});

const said = (...lines: (readonly [LinePlayer, readonly number[]])[]) =>
  sayLines(madeUp(lines), {
    ...{ home: undefined, away: undefined },
    ...{ grid: GRID, seed: '00000001', runs: 10 },
  });
const at = (playerId: string, stats: readonly number[]): LinePlayer => ({
  ...{ side: 'home', playerId, stats },
});

test('counts are of the runs in which he plays; values below the least count as it', () => {
  expect(said([at('a', [0, 1]), [12, -9, 0]])).toEqual([
    {
      ...{ playerId: 'a', side: 'home', plays: 1 },
      stats: {
        minutes: { from: 12, counts: [10] },
        yards: { from: -5, counts: [10] },
        double: { from: 0, counts: [10] },
      },
    },
  ]);
});

test('stats of many values are told in steps, each at its middle', () => {
  const counts = new Array<number>(66).fill(0);
  for (const value of [0, 29, 30, 61, 65]) counts[value] = 1;
  const told = inSteps({ from: 0, counts }, 30);
  expect(told).toEqual({ from: 15, step: 30, counts: [2, 1, 2] });
  expect(histogramOfStat(told)).toEqual([
    [15, 2],
    [45, 1],
    [75, 2],
  ]);
  expect(inSteps({ from: -7, counts: [1, 0, 1] }, 5)).toEqual({
    ...{ from: -8, step: 5, counts: [1, 1] },
  });
});

test('who never plays and the rest of a side are left out', () => {
  expect(said([at('a', [0]), [0, 7, 0]], [at('rest-home', [0]), [5, 0, 0]])).toEqual([]);
});

test('a player with two roles has one line', () => {
  const [line, ...others] = said([at('a', [0]), [4, 0, 0]], [at('a', [2]), [0, 0, 18]]);
  expect(others).toEqual([]);
  expect(Object.keys(line?.stats ?? {})).toEqual(['minutes', 'outs']);
});
