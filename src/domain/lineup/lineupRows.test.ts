import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION } from '../game/exampleGame.fixture.ts';
import type { PredictedGame } from '../game/game.ts';
import type { ProjectedPlayerStat } from '../game/prediction.ts';
import { TEAM_LEAGUES } from '../leagues/codes.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import { lineupRows } from './lineupRows.ts';

const player = (playerName: string, position: string): ProjectedPlayerStat => ({
  playerId: playerName,
  playerName,
  position,
  team: 'home',
  confidence: 61,
  projectionBasis: 'season mean per game',
  stats: { receivingYards: 57 },
});

const game = (league: League, players: readonly ProjectedPlayerStat[] = []) =>
  ({
    ...EXAMPLE_GAME,
    league,
    prediction: { ...EXAMPLE_PREDICTION, projectedPlayerStats: players },
  }) as PredictedGame;

const said = (of: PredictedGame) =>
  lineupRows(of, 'home').map(({ position, name, line }) => [position, name, line].join(' | '));

test('placeholders stand in one line per group of positions, with every position’s figures', () => {
  expect(said(game('NFL'))).toEqual([
    'QB | Bills Starter 1 | 231 pass yds, 18 rush yds',
    expect.stringContaining('RB | Bills Starter 2 | '),
    expect.stringMatching(/^WR, TE \| Bills Starters 3–5 \| WR 55 rec yds; TE \d+ rec yds$/),
    'LT, LG, C, RG, RT | Bills Starters 6–10 | ',
    expect.stringContaining('FLEX | Bills Starter 11 | '),
  ]);
  expect(said(game('MLB')).slice(1)).toEqual([
    expect.stringMatching(/^C, 1B, 2B, 3B, SS \| Bills Starters 2–6 \| \.243 AVG/),
    expect.stringMatching(/^LF, CF, RF \| Bills Starters 7–9 \| \.243 AVG/),
  ]);
});

test('known starters keep a line each, and the rest of their group is folded', () => {
  const rows = said(game('NFL', [player('A. Catcher', 'WR')]));
  expect(rows).toContain('WR | A. Catcher | 57 rec yds');
  expect(rows).toContainEqual(expect.stringContaining('WR, TE | Bills Starters 4–5 | '));
});

test('a whole lineup stands in the lines of every league', () => {
  for (const league of TEAM_LEAGUES) {
    const places = lineupRows(game(league), 'away').reduce((sum, row) => sum + row.places, 0);
    expect(places, league).toBe(LEAGUES[league].starters);
  }
});
