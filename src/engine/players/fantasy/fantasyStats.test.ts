import { expect, test } from 'vitest';
import type { Stat } from '../gameLines.ts';
import { fantasyStats } from './fantasyStats.ts';

const statsOf = (...names: string[]): Stat[] =>
  names.map((name) => ({ name, least: 0, given: 'own' }));

const FOOTBALL = statsOf(
  'passingYards',
  'passingTouchdowns',
  'interceptions',
  'rushingYards',
  'receptions',
  'receivingYards',
  'touchdowns',
);
const BASKETBALL = statsOf(
  'points',
  'rebounds',
  'assists',
  'threes',
  'steals',
  'blocks',
  'turnovers',
);

/** Every scoring's points of a line, by its name. */
const scored = (sport: string, stats: Stat[], line: number[]) =>
  Object.fromEntries(
    fantasyStats(sport, stats).map(({ name, value }) => [
      name.replace('fantasy ', ''),
      value(Int32Array.from([99, ...line]), 1) / 10,
    ]),
  );

test('a quarterback’s and a receiver’s day in every scoring', () => {
  // 312 yards, 2 touchdowns and an interception by air; 24 yards and one touchdown on the ground.
  expect(scored('football', FOOTBALL, [312, 2, 1, 24, 0, 0, 1])).toEqual({
    DraftKings: 30.9,
    FanDuel: 27.9,
    Standard: 26.9,
    'Half PPR': 26.9,
    PPR: 26.9,
  });
  expect(scored('football', FOOTBALL, [0, 0, 0, -4, 7, 103, 0])).toEqual({
    DraftKings: 19.9,
    FanDuel: 13.4,
    Standard: 9.9,
    'Half PPR': 13.4,
    PPR: 16.9,
  });
});

test('a double-double and a triple-double bring their bonus, the triple both', () => {
  const night = (assists: number) =>
    scored('basketball', BASKETBALL, [20, 10, assists, 2, 1, 0, 4]);
  expect(night(9)).toEqual({ DraftKings: 48.5, FanDuel: 44.5 });
  expect(night(10)).toEqual({ DraftKings: 53, FanDuel: 46 });
});

test('a batter’s hits count by their length', () => {
  const batting = statsOf(
    ...['hits', 'doubles', 'triples', 'homeRuns', 'runs', 'runsBattedIn'],
    ...['walks', 'hitByPitch', 'stolenBases'],
  );
  // A single, a double and a home run, two runs, three batted in, a walk and a stolen base.
  expect(scored('baseball', batting, [3, 1, 0, 1, 2, 3, 1, 0, 1])).toEqual({
    DraftKings: 35,
    FanDuel: 46.9,
  });
});

test('a sport whose scorings count what our lines lack has none', () => {
  expect(fantasyStats('hockey', statsOf('shots'))).toEqual([]);
});
