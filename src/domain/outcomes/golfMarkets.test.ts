import { expect, test } from 'vitest';
import { DEAD_HEAT_UNIT, type GolferCounts, type GolfOutcome } from './golf.ts';
import {
  cutShares,
  firstRoundShares,
  groupShares,
  outrightShares,
  pairShares,
  teamShares,
  topFinishShares,
} from './golfMarkets.ts';

const player = (id: string, wins: number, changes: Partial<GolferCounts> = {}): GolferCounts => ({
  id,
  wins,
  top5: 0,
  top10: 0,
  top20: 0,
  top5Heat: 0,
  top10Heat: 0,
  top20Heat: 0,
  madeCut: 0,
  firstRoundLeads: 0,
  firstRoundHeat: 0,
  positions: [],
  rounds: 0,
  strokes: 0,
  ...changes,
});

const outcome: GolfOutcome = {
  runs: 10,
  cut: true,
  players: [
    player('b', 3, { madeCut: 5, firstRoundLeads: 4, firstRoundHeat: 2 * DEAD_HEAT_UNIT }),
    player('a', 3, { top10: 4, top10Heat: 3 * DEAD_HEAT_UNIT, rounds: 30, strokes: -60 }),
    player('c', 4, { madeCut: 8 }),
  ],
  pairs: [],
  groups: [],
  teams: [
    { name: 'x', wins: 2, podiums: 9 },
    { name: 'y', wins: 8, podiums: 10 },
  ],
};

test('outright shares sum to 1, the likeliest first, equals by id', () => {
  expect(outrightShares(outcome)).toEqual([
    { id: 'c', share: 0.4 },
    { id: 'a', share: 0.3 },
    { id: 'b', share: 0.3 },
  ]);
});

test('top-N shares with ties and under dead-heat rules', () => {
  expect(topFinishShares(outcome, 10)[0]).toEqual({ id: 'a', share: 0.4, deadHeat: 0.3 });
  expect(topFinishShares(outcome, 5)[0]?.share).toBe(0);
});

test('shares of the cut exist only where there is one', () => {
  expect(cutShares(outcome)?.[0]).toEqual({ id: 'c', share: 0.8 });
  expect(cutShares({ ...outcome, cut: false })).toBeUndefined();
});

test('first-round leaders share their lead', () => {
  expect(firstRoundShares(outcome)[0]).toEqual({ id: 'b', share: 0.4, deadHeat: 0.2 });
});

test('ties of a head-to-head are void', () => {
  const pair = { a: 'a', b: 'b', wonByA: 60, wonByB: 20, tied: 20 };
  expect(pairShares(pair)).toEqual({
    a: { id: 'a', share: 0.75 },
    b: { id: 'b', share: 0.25 },
    tied: 0.2,
  });
  expect(pairShares({ ...pair, wonByA: 0, wonByB: 0 }).a.share).toBe(0.5);
});

test('the best of a group', () => {
  const group = { name: 'Italy', players: ['a', 'b'], bestHeat: [1, 3] };
  expect(groupShares(group)).toEqual([
    { id: 'b', share: 0.75 },
    { id: 'a', share: 0.25 },
  ]);
});

test('teams win as often as they are counted', () => {
  expect(teamShares(outcome)[0]).toEqual({ id: 'y', share: 0.8 });
});
