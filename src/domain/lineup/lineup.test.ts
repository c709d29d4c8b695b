import { describe, expect, test } from 'vitest';
import type { PredictedGame } from '../game/game.ts';
import { TEAM_LEAGUES } from '../leagues/codes.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import { withLines } from './drawn.fixture.ts';
import { lineup } from './lineup.ts';

const game = (league: League) => withLines(league, []);

test('sizes: MLB 9, NFL 11, others 5', () => {
  expect(TEAM_LEAGUES.map((league) => [league, LEAGUES[league].starters])).toEqual(
    TEAM_LEAGUES.map((league) => [league, league === 'MLB' ? 9 : league === 'NFL' ? 11 : 5]),
  );
  for (const league of TEAM_LEAGUES) {
    expect(lineup(game(league), 'home')).toHaveLength(LEAGUES[league].starters);
  }
});

describe('with no known players for a team', () => {
  test('placeholder names are used, with the league’s average by position', () => {
    const [guard, , , , centre] = lineup(game('NBA'), 'away');
    expect(guard).toEqual({
      key: 'starter-1',
      position: 'PG',
      name: 'Chiefs Starter 1',
      line: '17.1 pts, 4.0 reb, 5.8 ast',
      basis: 'League average',
      placeholder: 1,
    });
    expect(centre).toMatchObject({ name: 'Chiefs Starter 5', line: '13.7 pts, 8.4 reb, 2.4 ast' });
  });

  test('the same game has the same lines each time', () => {
    expect(lineup(game('MLB'), 'home')).toEqual(lineup(game('MLB'), 'home'));
  });

  test('every position speaks in its sport’s own figures', () => {
    const line = (league: League, position: string) =>
      lineup(game(league), 'home').find((starter) => starter.position === position)?.line;
    expect(line('NFL', 'QB')).toBe('231 pass yds, 18 rush yds');
    expect(line('NFL', 'WR')).toBe('55 rec yds');
    expect(lineup(game('NFL'), 'home')[5]).toMatchObject({ line: '', basis: 'No stats' });
    expect(line('MLB', 'SP')).toBe('4.08 ERA, 4.9 K, 0.33 W');
    expect(line('MLB', 'SS')).toBe('.243 AVG, 0.12 HR, 0.47 RBI, 0.49 R');
    expect(line('NHL', 'C')).toBe('0.21 goals, 0.30 ast');
    expect(line('EPL', 'F')).toBe('0.37 goals, 0.15 ast');
  });
});

describe('who is known to start', () => {
  const starts = (league: League, status: 'announced' | 'expected' = 'announced'): PredictedGame =>
    withLines(league, [], { availability: { home: { starter: { name: 'A. Starter', status } } } });

  test.each([
    ['MLB', 'SP'],
    ['NFL', 'QB'],
  ] as const)('%s: stands at %s, without a figure, on his side alone', (league, position) => {
    const at = (of: PredictedGame) => lineup(of, 'home').filter((row) => row.position === position);
    const row = { key: 'starter-1', position, name: 'A. Starter', line: '' };
    expect(at(starts(league))).toEqual([{ ...row, basis: 'Starts; no projection of ours' }]);
    expect(at(starts(league, 'expected'))).toEqual([
      { ...row, basis: 'Expected to start; no projection of ours' },
    ]);
    expect(lineup(starts(league), 'home')).toHaveLength(LEAGUES[league].starters);
    expect(lineup(starts(league), 'away')).toEqual(lineup(game(league), 'away'));
  });

  test('a goalie has no place in a lineup', () => {
    expect(lineup(starts('NHL'), 'home')).toEqual(lineup(game('NHL'), 'home'));
  });
});
