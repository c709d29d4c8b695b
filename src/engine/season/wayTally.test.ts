import { expect, test } from 'vitest';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { madeUp, PLAIN_RULES } from './madeUp.fixture.ts';
import { playSeason } from './play.ts';

const RUNS = 3000;

/** The last games of a made-up season, the others left out. */
function lastGames(league: 'NFL' | 'EPL' | 'NHL', from: number): SeasonInputs {
  const inputs = madeUp(league, { rounds: 1 });
  const { left } = inputs;
  return {
    ...inputs,
    left: {
      home: left.home.slice(from),
      away: left.away.slice(from),
      days: left.days.slice(from).map((_, at) => at),
      neutral: left.neutral.slice(from),
      homeWin: left.homeWin.slice(from),
      draw: left.draw.slice(from),
      published: left.published.slice(from),
    },
  };
}

const play = (inputs: SeasonInputs, ways = true) =>
  playSeason(inputs, 5, RUNS, { rules: PLAIN_RULES, ways, hinges: inputs.left.home.length });

test.each(['NFL', 'EPL'] as const)('%s: each season is in one way, and each goal too', (league) => {
  const inputs = lastGames(league, 22);
  const { ways = [], ...counts } = play(inputs);
  expect(counts).toEqual(play(inputs, false));
  expect(ways).toHaveLength(inputs.teams.length);
  for (const [team, own] of ways.entries()) {
    const sum = (of: (way: (typeof own.ways)[number]) => number): number =>
      own.ways.reduce((all, way) => all + of(way), 0);
    expect(sum(({ runs }) => runs)).toBe(RUNS);
    for (const [goal, reached] of counts.goals.entries())
      expect(sum(({ goals }) => goals[goal] ?? 0)).toBe(reached[team]);
  }
});

test('a team with one game has the ways of that game’s results', () => {
  const inputs = lastGames('EPL', 29);
  const { ways = [], hinges } = play(inputs);
  const [home = 0, away = 0] = [inputs.left.home[0], inputs.left.away[0]];
  const results = hinges[0]?.results ?? [];
  for (const [team, order] of [
    [home, [0, 1, 2]],
    [away, [2, 1, 0]],
  ] as const) {
    expect(ways[team]?.games).toEqual([0]);
    expect(ways[team]?.ways).toEqual(
      order.map((result, at) => ({
        way: ['W', 'D', 'L'][at],
        runs: results[result]?.runs,
        goals: results[result]?.goals.map((goal) => goal[team]),
      })),
    );
  }
  const idle = inputs.teams.findIndex((_, team) => team !== home && team !== away);
  expect(ways[idle]?.ways.map(({ way, runs }) => [way, runs])).toEqual([['', RUNS]]);
});

test('two and three games are told in their order', () => {
  const { ways = [] } = play(lastGames('EPL', 24));
  const lengths = ways.map(({ by, games, ways: own }) =>
    by === 'byResult' ? own.map(({ way }) => way.length - games.length) : [0],
  );
  expect(new Set(lengths.flat())).toEqual(new Set([0]));
  const two = ways.find(({ games }) => games.length === 2);
  expect(two?.ways.map(({ way }) => way).slice(0, 3)).toEqual(['WW', 'WD', 'WL']);
});

test('more games are told by what they gain: wins, or points', () => {
  const most = (league: 'NFL' | 'EPL' | 'NHL') => {
    const inputs = madeUp(league, { rounds: 1 });
    const { ways = [] } = play(inputs);
    expect(ways.every(({ by, games }) => by === 'byGain' && games.length === 10)).toBe(true);
    const gains = (ways[0]?.ways ?? []).map(({ way }) => Number(way));
    expect(gains).toEqual(gains.toSorted((one, other) => other - one));
    return Math.max(...ways.flatMap((own) => own.ways.map(({ way }) => Number(way))));
  };
  expect(most('NFL')).toBeLessThanOrEqual(10);
  expect(most('NHL')).toBeGreaterThan(10);
  expect(most('NHL')).toBeLessThanOrEqual(20);
  expect(most('EPL')).toBeGreaterThan(20);
});
