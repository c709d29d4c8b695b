import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sfc32 } from '../../rng/generator.ts';
import { basketballPlayers } from './model.ts';
import { ROUND_PARAMS, somebody, squadWith, tenOf } from './params.fixture.ts';
import type { BasketballSquad } from './squad.ts';
import { BASKETBALL_STATS } from './stats.ts';

const WIDTH = BASKETBALL_STATS.length;
const at = (name: string): number => BASKETBALL_STATS.findIndex((stat) => stat.name === name);
const HOME = squadWith(tenOf('h'));
const AWAY = squadWith(tenOf('a'));

/** Lines of runs at one score, by player: every run's figures of one stat. */
function drawn(
  home: BasketballSquad,
  score: readonly [number, number],
  name: string,
  runs = 800,
): ReadonlyMap<string, number[]> {
  const lines = basketballPlayers.prepare(home, AWAY);
  const out = new Int32Array(lines.players.length * WIDTH);
  const generator = sfc32(7);
  const all = new Map<string, number[]>();
  for (let run = 0; run < runs; run++) {
    lines.draw(generator, score[0], score[1], out);
    lines.players.forEach(({ playerId }, player) => {
      const values = all.get(playerId) ?? [];
      values.push(out[player * WIDTH + at(name)] ?? 0);
      all.set(playerId, values);
    });
  }
  return all;
}

const mean = (values: readonly number[] = []): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;
const spread = (values: readonly number[] = []): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((one) => (one - middle) ** 2)));
};

test('points add up to the score and minutes to five places, whatever the seed, the score and who is in doubt', () => {
  const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
    minLength: 10,
    maxLength: 10,
  });
  const score = fc.integer({ min: 60, max: 170 });
  fc.assert(
    fc.property(fc.integer(), score, score, chances, (seed, own, other, sits) => {
      const home = squadWith(
        tenOf('h').map((player, one) => ({ ...player, chance: sits[one] ?? 1 })),
      );
      const lines = basketballPlayers.prepare(home, AWAY);
      const out = new Int32Array(lines.players.length * WIDTH);
      const generator = sfc32(seed);
      for (let run = 0; run < 5; run++) {
        lines.draw(generator, own, other, out);
        const sums = { home: new Int32Array(WIDTH), away: new Int32Array(WIDTH) };
        lines.players.forEach(({ side }, player) => {
          const line = out.subarray(player * WIDTH, (player + 1) * WIDTH);
          line.forEach((value, stat) => {
            sums[side][stat] = (sums[side][stat] ?? 0) + value;
          });
          const long = 3 * (line[at('threes')] ?? 0) > (line[at('points')] ?? 0);
          if (long || line.some((value) => value < 0)) expect(line).toBe('a possible line');
        });
        expect([sums.home[at('points')], sums.away[at('points')]]).toEqual([own, other]);
        expect(((sums.home[at('minutes')] ?? 0) - 240) % 25).toBe(0);
        expect(sums.home[at('minutes')]).toBe(sums.away[at('minutes')]);
        const { home: all } = sums;
        const threes = all[at('threes')] ?? 0;
        expect(all[at('assists')]).toBeLessThanOrEqual(threes + (own - 3 * threes) / 2);
      }
    }),
    { numRuns: 40 },
  );
});

test('who is out leaves his minutes, points and rebounds to team-mates, to those of his position most', () => {
  const without = squadWith(
    tenOf('h').map((player, one) => (one === 0 ? { ...player, chance: 0 } : player)),
  );
  for (const name of ['minutes', 'points', 'rebounds']) {
    const all = drawn(HOME, [112, 108], name);
    const fewer = drawn(without, [112, 108], name);
    expect(mean(fewer.get('h0'))).toBe(0);
    // h6 is a guard of 20 minutes like h0, h5 a center of 22.
    const gain = (id: string): number => mean(fewer.get(id)) - mean(all.get(id));
    expect(gain('h6')).toBeGreaterThan(0.2);
    expect(gain('h5')).toBeGreaterThan(0);
    if (name === 'minutes') expect(gain('h6')).toBeGreaterThan(gain('h5') + 0.5);
  }
});

test('a blowout moves minutes from the starters to the bench', () => {
  const close = drawn(HOME, [110, 108], 'minutes');
  const blown = drawn(HOME, [132, 98], 'minutes');
  expect(mean(blown.get('h0'))).toBeLessThan(mean(close.get('h0')) - 2);
  expect(mean(blown.get('rest-home'))).toBeGreaterThan(mean(close.get('rest-home')) + 1);
});

test('a higher score gives each more points, threes and assists', () => {
  for (const name of ['points', 'threes', 'assists'])
    expect(mean(drawn(HOME, [130, 125], name).get('h1'))).toBeGreaterThan(
      1.1 * mean(drawn(HOME, [95, 90], name).get('h1')),
    );
});

test('who is little known is wide', () => {
  const [first, ...others] = tenOf('h');
  if (!first) throw new Error('no player');
  const unknown = { ...first, minutesVariance: 60, doubt: first.doubt.map(() => 0.4) };
  for (const name of ['minutes', 'points', 'rebounds', 'steals']) {
    const known = spread(drawn(HOME, [110, 106], name).get('h0'));
    const wide = spread(drawn(squadWith([unknown, ...others]), [110, 106], name).get('h0'));
    expect(wide).toBeGreaterThan(1.08 * known);
  }
});

test('the same seed gives the same lines, and both sides are drawn alike', () => {
  expect(drawn(HOME, [101, 99], 'points', 50)).toEqual(drawn(HOME, [101, 99], 'points', 50));
  const { players } = basketballPlayers.prepare(undefined, AWAY);
  expect(players.map(({ side }) => side)).not.toContain('home');
  expect(players.at(-1)?.playerId).toBe('rest-away');
  expect(basketballPlayers.prepare(undefined, undefined).players).toEqual([]);
});

test('players and their stats are those of the model', () => {
  expect(basketballPlayers.leagues).toEqual(['NBA', 'WNBA']);
  const ids = basketballPlayers.prepare(HOME, AWAY).players.map(({ playerId }) => playerId);
  expect(ids).not.toContain('h9');
  expect(ids).toHaveLength(18);
});

test.each([
  ['no players', squadWith([]), 'home: 0 players'],
  ['a player twice', squadWith([somebody('x'), somebody('x')]), 'twice'],
  ['a chance above 1', squadWith([somebody('x', { chance: 1.2 })]), 'player x: chance is 1.2'],
  ['no minutes', squadWith([somebody('x', { minutes: Number.NaN })]), 'x: minutes is NaN'],
  ['a rate too few', squadWith([somebody('x', { rates: [1] })]), 'x: rates has 1 figures'],
  ['a negative doubt', squadWith([somebody('x', { doubt: [0, 0, -1, 0, 0, 0, 0] })]), 'doubt[2]'],
  ['an opponent of 0', squadWith(tenOf('h'), { opponent: [1, 0, 1, 1, 1, 1, 1] }), 'opponent[1]'],
  [
    'another length of game',
    squadWith(tenOf('h'), { shape: { ...ROUND_PARAMS.shape, regulation: 40 } }),
    'regulation',
  ],
])('%s is refused by name', (_, squad, problem) => {
  expect(() => basketballPlayers.prepare(squad, AWAY)).toThrow(problem);
});
