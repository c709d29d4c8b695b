import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXAMPLE_GRID } from '#domain/game/exampleGame.fixture.ts';
import type { PlayerInput, Squad } from '#domain/game/game.ts';
import { projectPlayers } from './projectPlayers.ts';

const player = (playerId: string, points: number): PlayerInput => ({
  playerId,
  playerName: `Player ${playerId}`,
  position: 'G',
  perGame: { points, rebounds: 5 },
  rates: {},
});

/** Buffalo's mean in the example grid: (3·17 + 20 + 6·27) ÷ 10. */
const HOME_MEAN = 23.3;

const squad = (players: readonly PlayerInput[], scoringPerGame?: number): Squad => ({
  games: 10,
  players,
  ...(scoringPerGame !== undefined && { scoringPerGame }),
});

test('points follow the simulated score and add up to it', () => {
  const home = squad([player('a', 10), player('b', 5)], 20);
  const lines = projectPlayers(EXAMPLE_GRID, { home });
  expect(lines.map((line) => line.playerName)).toEqual([
    'Player a',
    'Player b',
    'Rest of the team',
  ]);
  expect(lines[0]?.stats.points).toBeCloseTo((10 * HOME_MEAN) / 20, 9);
  expect(lines[0]?.stats.rebounds).toBe(5);
  expect(lines[0]).toMatchObject({ team: 'home', confidence: 50 });
  expect(lines[0]).not.toHaveProperty('gamesPlayed');
});

test('whatever the shares, the sum is the team’s simulated mean', () => {
  const shares = fc.array(fc.double({ min: 0, max: 0.2, noNaN: true }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(shares, fc.double({ min: 1, max: 130, noNaN: true }), (parts, scoring) => {
      const players = parts.map((part, index) => player(String(index), part * scoring));
      const lines = projectPlayers(EXAMPLE_GRID, { home: squad(players, scoring) });
      const sum = lines.reduce((total, line) => total + (line.stats.points ?? 0), 0);
      expect(sum).toBeCloseTo(HOME_MEAN, 6);
    }),
  );
});

test('players who score more than their team leave no rest below zero', () => {
  const lines = projectPlayers(EXAMPLE_GRID, { home: squad([player('a', 30)], 20) });
  expect(lines).toHaveLength(1);
});

test('without the team’s scoring the season means stand as they are', () => {
  const [line, ...others] = projectPlayers(EXAMPLE_GRID, { away: squad([player('a', 12)]) });
  expect(line?.stats).toEqual({ points: 12, rebounds: 5 });
  expect(line?.projectionBasis).toBe('season mean per game');
  expect(others).toEqual([]);
});

test('a total of games that are not known is no figure per game, and leaves the others as they are', () => {
  const mills = {
    ...player('mills', 0),
    position: 'QB',
    perGame: {},
    totals: { passingYards: 726, rushingYards: 12.4 },
  };
  const [line] = projectPlayers(EXAMPLE_GRID, { home: squad([mills], HOME_MEAN) });
  expect(line).toMatchObject({
    stats: {},
    confidence: 0,
    projectionBasis:
      '726 pass yds, 12 rush yds this season; games played not known, so no figure per game',
  });
  expect(line).not.toHaveProperty('gamesPlayed');
});

test('a player’s own games say how much his mean is worth', () => {
  const missed = { ...player('a', 10), games: 3 };
  const [line] = projectPlayers(EXAMPLE_GRID, { home: squad([missed], 20) });
  expect(line).toMatchObject({ gamesPlayed: 3, confidence: 300 / 13 });
});

test('rates are passed on and no squads give no lines', () => {
  const batter = {
    ...player('a', 0),
    perGame: { homeRuns: 0.3 },
    rates: { battingAverage: 0.279 },
  };
  const [line] = projectPlayers(EXAMPLE_GRID, { home: squad([batter], HOME_MEAN) });
  expect(line?.stats).toEqual({ homeRuns: 0.3, battingAverage: 0.279 });
  const pitcher = { ...batter, perGame: {}, rates: { era: 3.1 } };
  const hitter = { ...pitcher, totals: { homeRuns: 22 } };
  const unknown = { ...pitcher, rates: {} };
  expect(
    projectPlayers(EXAMPLE_GRID, { home: squad([pitcher, hitter, unknown]) }).map(
      ({ projectionBasis }) => projectionBasis,
    ),
  ).toEqual([
    'season figure',
    '22 HR this season; games played not known, so no figure per game',
    'no figures of the season',
  ]);
  expect(projectPlayers(EXAMPLE_GRID, {})).toEqual([]);
  expect(projectPlayers(EXAMPLE_GRID, { home: squad([]) })).toEqual([]);
});
