import { expect, test } from 'vitest';
import type { PredictedGame } from '../game/game.ts';
import { TEAM_LEAGUES } from '../leagues/codes.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import { withLines } from './drawn.fixture.ts';
import { lineupRows } from './lineupRows.ts';

const game = (league: League, rest: Partial<PredictedGame> = {}) => withLines(league, [], rest);

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

test('a known starter keeps a line of his own', () => {
  const starter = { name: 'Josh Allen', status: 'announced' } as const;
  const rows = said(game('NFL', { availability: { home: { starter } } }));
  expect(rows[0]).toBe('QB | Josh Allen | ');
  expect(rows).toContainEqual(expect.stringContaining('WR, TE | Bills Starters 3–5 | '));
});

test('a whole lineup stands in the lines of every league', () => {
  for (const league of TEAM_LEAGUES) {
    const places = lineupRows(game(league), 'away').reduce((sum, row) => sum + row.places, 0);
    expect(places, league).toBe(LEAGUES[league].starters);
  }
});
