import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sfc32 } from '../../rng/generator.ts';
import { exampleFootballSquad } from './football.fixture.ts';
import { footballPlayers } from './model.ts';
import type { FootballSquad } from './squad.ts';
import { AT, FOOTBALL_STATS } from './stats.ts';

const WIDTH = FOOTBALL_STATS.length;
const HOME = exampleFootballSquad('h');
const AWAY = exampleFootballSquad('a');

/** Draws one run and reads it by player and stat. */
function run(seed: number, home: number, away: number, squads = [HOME, AWAY] as const) {
  const lines = footballPlayers.prepare(...squads);
  const out = new Int32Array(lines.players.length * WIDTH);
  lines.draw(sfc32(seed), home, away, out);
  const ids = lines.players.map(({ playerId }) => playerId);
  return {
    out,
    of: (playerId: string, stat: number) => out[ids.indexOf(playerId) * WIDTH + stat] ?? 0,
    sum: (side: string, stat: number) =>
      ids.reduce(
        (total, id, at) => total + (id.startsWith(side) ? (out[at * WIDTH + stat] ?? 0) : 0),
        0,
      ),
  };
}

/** Mean of a stat over runs of one score. */
function meanOf(squads: readonly [FootballSquad, FootballSquad], playerId: string, stat: number) {
  const lines = footballPlayers.prepare(...squads);
  const out = new Int32Array(lines.players.length * WIDTH);
  const generator = sfc32(7);
  const at = lines.players.findIndex((player) => player.playerId === playerId) * WIDTH + stat;
  let total = 0;
  for (let time = 0; time < 3000; time++) {
    lines.draw(generator, 24, 20, out);
    total += out[at] ?? 0;
  }
  return total / 3000;
}

const SCORE = fc.integer({ min: 0, max: 60 }).filter((score) => score !== 1);

test('in every run the ways to score are the score, and nobody has more than there was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), SCORE, SCORE, (seed, home, away) => {
      const { of, sum } = run(seed, home, away);
      for (const [side, score] of [
        ['h', home],
        ['a', away],
      ] as const) {
        const passed = sum(side, AT.passingTouchdowns);
        const caught = sum(side, AT.receivingTouchdowns);
        const rushed = sum(side, AT.rushingTouchdowns);
        expect(caught).toBeLessThanOrEqual(passed);
        expect(sum(side, AT.touchdowns)).toBe(caught + rushed);
        expect(sum(side, AT.receptions)).toBeLessThanOrEqual(sum(side, AT.completions));
        expect(sum(side, AT.completions) + sum(side, AT.interceptions)).toBeLessThanOrEqual(
          sum(side, AT.attempts),
        );
        expect(passed).toBeLessThanOrEqual(sum(side, AT.completions));
        // What the offense's touchdowns and the kicks leave are other touchdowns, two-point tries and safeties.
        const left =
          score -
          6 * (passed + rushed + of(`${side}-dst`, AT.defenseTouchdowns)) -
          of(`${side}-k`, AT.kickerPoints);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(of(`${side}-k`, AT.kickerPoints)).toBe(
          3 * of(`${side}-k`, AT.fieldGoals) + of(`${side}-k`, AT.extraPoints),
        );
      }
      return true;
    }),
    { numRuns: 300 },
  );
});

test('with nobody beside the squad, passing is the sum of the catches in every run', () => {
  const params = { ...HOME.params, restTargets: 1e-12, restCarries: 1e-12, targeted: 1 };
  const home = { ...HOME, params };
  for (let seed = 1; seed < 400; seed++) {
    const { sum } = run(seed, 27, 17, [home, AWAY]);
    expect(sum('h', AT.receptions)).toBe(sum('h', AT.completions));
    expect(sum('h', AT.receivingYards)).toBe(sum('h', AT.passingYards));
    expect(sum('h', AT.receivingTouchdowns)).toBe(sum('h', AT.passingTouchdowns));
    expect(sum('h', AT.targets)).toBe(sum('h', AT.attempts));
  }
});

test('the same seed gives the same digits', () => {
  expect(run(5, 31, 28).out).toEqual(run(5, 31, 28).out);
  expect(run(5, 31, 28).out).not.toEqual(run(6, 31, 28).out);
});

test('who is out has nothing, and leaves it to team-mates, most of it to his position', () => {
  const out = {
    ...HOME,
    players: HOME.players.map((one) => (one.playerId === 'h-rb1' ? { ...one, chance: 0 } : one)),
  };
  expect(meanOf([out, AWAY], 'h-rb1', AT.carries)).toBe(0);
  const more = meanOf([out, AWAY], 'h-rb2', AT.carries) / meanOf([HOME, AWAY], 'h-rb2', AT.carries);
  const quarterback =
    meanOf([out, AWAY], 'h-qb1', AT.carries) / meanOf([HOME, AWAY], 'h-qb1', AT.carries);
  expect(more).toBeGreaterThan(1.8);
  expect(quarterback).toBeGreaterThan(1);
  expect(quarterback).toBeLessThan(more);
});

test('the second quarterback throws if the first is out', () => {
  const out = {
    ...HOME,
    players: HOME.players.map((one) => (one.playerId === 'h-qb1' ? { ...one, chance: 0 } : one)),
  };
  const { of } = run(3, 24, 20, [out, AWAY]);
  expect(of('h-qb1', AT.attempts)).toBe(0);
  expect(of('h-qb2', AT.attempts)).toBeGreaterThan(10);
});

test('the unknown are wide', () => {
  const wide = {
    ...HOME,
    players: HOME.players.map((one) =>
      one.playerId === 'h-wr1' ? { ...one, targetSpread: 1 } : one,
    ),
  };
  const spreadOf = (home: FootballSquad): number => {
    const values = Array.from({ length: 800 }, (_, seed) =>
      run(seed + 1, 24, 20, [home, AWAY]).of('h-wr1', AT.targets),
    );
    const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
    return values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length;
  };
  expect(spreadOf(wide)).toBeGreaterThan(1.8 * spreadOf(HOME));
});

test('a long catch of one is fewer yards of the others, and each one’s own spread stays', () => {
  const spreads = (gainsTogether: number) => {
    const home = { ...HOME, params: { ...HOME.params, gainsTogether } };
    const drawn = Array.from({ length: 1500 }, (_, seed) => run(seed + 1, 24, 20, [home, AWAY]));
    const variance = (values: readonly number[]): number => {
      const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
      return values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length;
    };
    return {
      side: variance(drawn.map(({ sum }) => sum('h', AT.passingYards))),
      star: variance(drawn.map(({ of }) => of('h-wr1', AT.receivingYards))),
    };
  };
  const [apart, together] = [spreads(1), spreads(0.3)];
  expect(together.side).toBeLessThan(0.9 * apart.side);
  expect(together.star).toBeGreaterThan(0.85 * apart.star);
  expect(together.star).toBeLessThan(apart.star);
});

test('who trails throws more', () => {
  const attempts = (home: number, away: number): number =>
    Array.from({ length: 400 }, (_, seed) =>
      run(seed + 1, home, away).sum('h', AT.attempts),
    ).reduce((sum, one) => sum + one, 0) / 400;
  expect(attempts(10, 31)).toBeGreaterThan(attempts(31, 10) + 3);
});

test('an absent squad has no lines', () => {
  const lines = footballPlayers.prepare(undefined, AWAY);
  expect(lines.players.every(({ side }) => side === 'away')).toBe(true);
  const out = new Int32Array(lines.players.length * WIDTH);
  lines.draw(sfc32(1), 20, 23, out);
  expect(out.some((value) => value > 0)).toBe(true);
});

test('a squad that cannot be is refused by name', () => {
  const [first, ...others] = HOME.players;
  if (!first) throw new Error('an example has players');
  const withFirst = (more: object): FootballSquad => ({
    ...HOME,
    players: [{ ...first, ...more }, ...others],
  });
  const refusal = (squad: FootballSquad) => () => footballPlayers.prepare(squad, AWAY);
  expect(refusal(withFirst({ chance: 1.2 }))).toThrow('home.players[0].chance: 1.2 is not');
  expect(refusal(withFirst({ targets: Number.NaN }))).toThrow('home.players[0].targets');
  expect(refusal(withFirst({ playerId: 'h-rb1' }))).toThrow('home.players[2].playerId: h-rb1 is');
  expect(refusal({ ...HOME, plays: Number.POSITIVE_INFINITY })).toThrow('home.plays');
  expect(
    refusal({ ...HOME, passers: HOME.passers.map((one) => ({ ...one, playerId: 'x' })) }),
  ).toThrow('home.passers[0].playerId: is not among the players');
});
