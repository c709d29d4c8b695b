import { expect, test } from 'vitest';
import { DEAD_HEAT_UNIT } from '#domain/outcomes/golf.ts';
import { sfc32 } from '../rng/generator.ts';
import { makeCut } from './cut.ts';
import { LEFT, MISSED_CUT, newField, PLAYING, WITHDREW } from './field.ts';
import { finish } from './finish.ts';
import { countFirstRound } from './firstRound.ts';
import { heatOf, splitsOf } from './heat.ts';
import { exampleInputs } from './inputs.fixture.ts';
import { countGroups, countPairs } from './matchups.ts';
import { newScoreboard } from './scoreboard.ts';
import { binsOf, FINISH_BINS, newTally } from './tally.ts';

const splits = splitsOf(30);

function fieldOf(totals: readonly number[], states: readonly number[] = []) {
  const inputs = exampleInputs(totals.length, {
    pairs: [
      [0, 1],
      [2, 3],
      [1, 0],
    ],
    groups: [{ name: 'g', players: [0, 1, 2] }],
  });
  const field = newField(inputs);
  field.total.set(totals);
  field.state.set(states);
  return { inputs, field, tally: newTally(inputs), board: newScoreboard(4) };
}

test('dead heats: places left over the tied', () => {
  expect(heatOf(splits, 3, 4, 10)).toBe(DEAD_HEAT_UNIT);
  expect(heatOf(splits, 9, 3, 10)).toBe((2 * DEAD_HEAT_UNIT) / 3);
  expect(heatOf(splits, 10, 5, 10)).toBe(DEAD_HEAT_UNIT / 5);
  expect(heatOf(splits, 11, 1, 10)).toBe(0);
});

test('ties share a place, the next place counts them all', () => {
  const { field, tally, board } = fieldOf([-9, -5, -5, -5, -4, -4, 3]);
  const tables = { splits, bins: binsOf(7) };
  expect(finish(field, board, tally, tables, true, sfc32(1))).toBe(0);
  expect([...tally.top.subarray(0, 7)]).toEqual([1, 1, 1, 1, 1, 1, 0]);
  expect([...tally.heat.subarray(0, 7)].map((heat) => heat / DEAD_HEAT_UNIT)).toEqual([
    1, 1, 1, 1, 0.5, 0.5, 0,
  ]);
  const bin = (player: number) => [
    ...tally.positions.subarray(player * FINISH_BINS, (player + 1) * FINISH_BINS),
  ];
  expect(bin(0).indexOf(1)).toBe(0);
  expect(bin(3).indexOf(1)).toBe(1);
  expect(bin(6).indexOf(1)).toBe(3);
});

test('a play-off has one winner, drawn evenly; its losers are second', () => {
  const { field, tally, board } = fieldOf([-9, -9, 0, 0]);
  const generator = sfc32(5);
  const tables = { splits, bins: binsOf(4) };
  for (let run = 0; run < 1000; run++) finish(field, board, tally, tables, true, generator);
  expect((tally.wins[0] ?? 0) + (tally.wins[1] ?? 0)).toBe(1000);
  expect(Math.abs((tally.wins[0] ?? 0) - 500)).toBeLessThan(60);
  expect(tally.positions[1]).toBe(1000 - (tally.wins[0] ?? 0));
});

test('first-round leaders share the lead', () => {
  const { field, tally } = fieldOf([-5, -6, -6, 1]);
  countFirstRound(field, tally, splits);
  expect([...tally.firstRoundLeads]).toEqual([0, 1, 1, 0]);
  expect([...tally.firstRoundHeat]).toEqual([0, DEAD_HEAT_UNIT / 2, DEAD_HEAT_UNIT / 2, 0]);
});

test.each([
  { within: 0, expected: [PLAYING, PLAYING, PLAYING, MISSED_CUT, MISSED_CUT, WITHDREW] },
  { within: 10, expected: [PLAYING, PLAYING, PLAYING, PLAYING, MISSED_CUT, WITHDREW] },
])('first two and ties; within $within shots of the lead', ({ within, expected }) => {
  const { field, board } = fieldOf([-7, -3, -3, 3, 4, -20], [0, 0, 0, 0, 0, WITHDREW]);
  makeCut(field, { after: 2, places: 2, within }, board);
  expect([...field.state]).toEqual(expected);
});

test('head-to-head: score, then the cut, then the withdrawn; equal scores tie', () => {
  const states = [PLAYING, MISSED_CUT, WITHDREW, LEFT];
  const { field, tally, inputs } = fieldOf([5, -8, -9, 0], states);
  countPairs(field, inputs, tally);
  expect([...tally.pairs]).toEqual([1, 0, 0, 0, 1, 0, 0, 1, 0]);
  const level = fieldOf([1, 1, 4, 2]);
  countPairs(level.field, level.inputs, level.tally);
  expect([...level.tally.pairs]).toEqual([0, 0, 1, 0, 1, 0, 0, 0, 1]);
});

test("the best of a group: ties share, unless one won the tournament's play-off", () => {
  const { field, tally, inputs } = fieldOf([-4, -4, 0, 0]);
  countGroups(field, inputs, 3, tally, splits);
  expect([...(tally.groups[0] ?? [])]).toEqual([DEAD_HEAT_UNIT / 2, DEAD_HEAT_UNIT / 2, 0]);
  countGroups(field, inputs, 1, tally, splits);
  expect(tally.groups[0]?.[1]).toBe(1.5 * DEAD_HEAT_UNIT);
});
