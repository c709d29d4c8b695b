import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { gameTitle, leagueTitle, teamTitle } from './gameTitle.ts';

const NOW = '2026-11-22T12:00:00Z';
const titled = (change: object): string => gameTitle({ ...EXAMPLE_GAME, ...change } as Game);

test('a game is named with its day and its chances, in the order of the names', () => {
  expect(gameTitle(EXAMPLE_GAME)).toBe('Chiefs @ Bills, Nov 22: odds and score, 43–57 | Simcast');
  const three = { awayWinProbability: 31, drawProbability: 25.6, homeWinProbability: 43.4 };
  const prediction = { ...EXAMPLE_PREDICTION, ...three };
  expect(titled({ prediction })).toContain('31–26–43');
  expect(titled({ prediction: undefined })).toBe(
    'Chiefs @ Bills, Nov 22: prediction and odds | Simcast',
  );
});

test('once it is over, how it ended', () => {
  const over = { status: 'final', score: { home: 27, away: 24 }, detail: 'Final' };
  expect(titled(over)).toBe('Chiefs 24, Bills 27 (Nov 22): our prediction, graded | Simcast');
});

test('long names give way to what fits', () => {
  const long = { ...EXAMPLE_GAME.homeTeam, shortName: 'Borussia Mönchengladbach United' };
  const title = titled({ homeTeam: long });
  expect(title.length).toBeLessThanOrEqual(65);
  expect(title).toContain('43–57');
});

test('a league names its most telling game to come, and none while there is none', () => {
  expect(leagueTitle('NFL', [EXAMPLE_GAME], NOW)).toBe(
    'NFL predictions: Chiefs @ Bills 43–57 | Simcast',
  );
  expect(leagueTitle('NFL', [EXAMPLE_GAME], EXAMPLE_GAME.gameTime)).toBe(
    'NFL predictions | Simcast',
  );
});

test('a team names its next game and its own chance', () => {
  expect(teamTitle('Buffalo Bills', 'NFL', EXAMPLE_GAME)).toBe(
    'Buffalo Bills vs. Chiefs, Nov 22: 57% to win | Simcast',
  );
  expect(teamTitle('Kansas City Chiefs', 'NFL', EXAMPLE_GAME)).toBe(
    'Kansas City Chiefs @ Bills, Nov 22: 43% to win | Simcast',
  );
  expect(teamTitle('Buffalo Bills', 'NFL', undefined)).toBe('Buffalo Bills predictions | Simcast');
});

test('two games of a day have two titles, and a school’s teams say their sport', () => {
  const baseball = (gameTime: string, timeKnown = true) =>
    titled({ league: 'MLB', gameTime, timeKnown });
  expect(baseball('2026-07-04T17:05:00Z')).toBe(
    'Chiefs @ Bills, Jul 4, 1:05 PM EDT: odds and score, 43–57',
  );
  const day = [
    baseball('2026-07-04T17:05:00Z'),
    baseball('2026-07-04T23:10:00Z'),
    baseball('2026-07-04T17:05:00Z', false),
  ];
  expect(new Set(day).size).toBe(3);
  expect(teamTitle('Duke Blue Devils', 'NCAAB', undefined)).toBe(
    'Duke Blue Devils College Basketball predictions | Simcast',
  );
  expect(teamTitle('Duke Blue Devils', 'NCAAF', undefined)).toBe(
    'Duke Blue Devils College Football predictions | Simcast',
  );
});
