import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '../game/exampleGame.fixture.ts';
import type { PredictedGame } from '../game/game.ts';
import type { ProjectedPlayerStat } from '../game/prediction.ts';
import type { KnownStarter } from '../starters/availability.ts';
import { lineupBrief } from './lineupBrief.ts';

const AS_OF = '2026-11-22T23:05:00Z';
const player = (
  playerName: string,
  stats: Record<string, number>,
  team: 'home' | 'away' = 'home',
): ProjectedPlayerStat => ({
  playerId: playerName,
  playerName,
  position: 'F',
  team,
  confidence: 61.4,
  projectionBasis: 'season mean per game',
  stats,
});
const brief = (rest: object, prediction: object = {}) =>
  lineupBrief({
    ...EXAMPLE_GAME,
    asOf: AS_OF,
    ...rest,
    prediction: { ...EXAMPLE_PREDICTION, ...prediction },
  } as PredictedGame);
const starter = (name: string, rest: Partial<KnownStarter> = {}) => ({
  starter: { name, status: 'announced', ...rest },
});
const recipe = (...notes: string[]) => ({ recipe: { ...EXAMPLE_PREDICTION.recipe, notes } });
const LOCK =
  'Kansas City Chiefs: quarterback not certain yet, rated with Drew Lock, the last to start in our results; wider range';

test('starters come first, away before home, and a side without one is named', () => {
  const away = starter('Patrick Mahomes II', { status: 'expected' });
  expect(brief({ availability: { away, home: starter('Josh Allen') } }, recipe(LOCK))).toBe(
    'Quarterbacks: Mahomes II (expected), Allen',
  );
  expect(brief({ league: 'NHL', availability: { home: starter('Igor Shesterkin') } })).toBe(
    'Goalies: Chiefs not named, Shesterkin',
  );
});

test('else each side’s leader with his projected figure, and how many are listed out', () => {
  const projectedPlayerStats = [
    player('Jayson Tatum', { points: 27.14, rebounds: 8 }),
    player('Jaylen Brown', { points: 23 }),
    player('Jalen Brunson', { points: 26 }, 'away'),
    { ...player('Rest of the team', { points: 60 }), playerId: 'rest-home' },
  ];
  expect(brief({ league: 'NBA' }, { projectedPlayerStats })).toBe(
    'Brunson 26.0 pts, Tatum 27.1 pts',
  );
  const away = { out: { names: ['A', 'B'], asOf: AS_OF } };
  const old = { out: { names: ['C'], asOf: '2026-11-20T14:00:00Z' } };
  expect(
    brief({ league: 'NBA', availability: { away, home: old } }, { projectedPlayerStats }),
  ).toBe('Brunson 26.0 pts, Tatum 27.1 pts; 2 listed out');
});

test('a season’s leader at the place of a starter nobody names is not told of', () => {
  const mills = { ...player('Davis Mills', { passingYards: 242 }), position: 'QB' };
  const nico = { ...player('Nico Collins', {}), position: 'WR' };
  const of = (...projectedPlayerStats: ProjectedPlayerStat[]) =>
    brief({ league: 'NFL' }, { projectedPlayerStats });
  expect(of(mills)).toBe('Lineups not out yet');
  expect(of(mills, nico)).toBe('Season leaders; quarterbacks not named yet');
  expect(brief({ league: 'EPL' }, { projectedPlayerStats: [{ ...nico, position: 'F' }] })).toBe(
    'Season leaders; who starts is not named yet',
  );
});

test('else whom the teams are rated with, until the start; else that nobody is named', () => {
  expect(brief({}, recipe(LOCK))).toBe('Quarterbacks not announced; we assume Lock');
  expect(brief({ status: 'final', score: { home: 1, away: 0 } }, recipe(LOCK))).toBe('No lineups');
  expect(brief({ league: 'EPL' })).toBe('Lineups not out yet');
});
