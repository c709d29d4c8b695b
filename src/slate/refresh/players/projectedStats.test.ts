import { expect, test } from 'vitest';
import type { PlayerLine } from '#domain/players/line.ts';
import { projectedStats } from './projectedStats.ts';

const line = (playerId: string, most: number, change: Partial<PlayerLine> = {}): PlayerLine => ({
  playerId,
  name: `Player ${playerId}`,
  side: 'home',
  position: 'G',
  plays: 1,
  stats: {
    points: { from: most - 4, counts: [1, 1, 1, 1, 1] },
    rebounds: { from: 3, counts: [1] },
    assists: { from: 2, counts: [1] },
    steals: { from: 1, counts: [1] },
  },
  ...change,
});

test('the main counts of a role, each with mean, floor and ceiling', () => {
  const [one] = projectedStats([line('7', 24, { plays: 0.5, status: 'Questionable' })], 20_000);
  expect(one).toEqual({
    team: 'home',
    confidence: 50,
    playerId: '7',
    playerName: 'Player 7',
    position: 'G',
    projectionBasis: '20,000 simulated games, given the team’s score',
    stats: { points: 22, rebounds: 3, assists: 2 },
    ranges: { points: [20, 23], rebounds: [3, 3], assists: [2, 2] },
    plays: 0.5,
    status: 'Questionable',
  });
});

test('at most fifteen of a side, who matter most first, home before away', () => {
  const home = Array.from({ length: 17 }, (_, at) => line(`h${at}`, 10 + at));
  const said = projectedStats([line('a', 30, { side: 'away' }), ...home], 100);
  expect(said.map(({ playerId }) => playerId)).toEqual([
    ...Array.from({ length: 15 }, (_, at) => `h${16 - at}`),
    'a',
  ]);
});

test('who may sit matters less, and whose role has no main counts is left out', () => {
  const said = projectedStats(
    [line('doubtful', 30, { plays: 0.1 }), line('sure', 20), line('odd', 40, { stats: {} })],
    100,
  );
  expect(said.map(({ playerId }) => playerId)).toEqual(['sure', 'doubtful']);
});
