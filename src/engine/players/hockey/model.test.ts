import fc from 'fast-check';
import { expect, test } from 'vitest';
import { histogramMean } from '#domain/game/scoreGrid.ts';
import { sfc32 } from '../../rng/generator.ts';
import { drawLines } from '../drawLines.ts';
import { EXAMPLE_HOCKEY_DRAW, exampleHockeySquad } from './example.fixture.ts';
import { hockeyPlayers } from './model.ts';
import type { HockeySquad } from './squad.ts';
import {
  GOALS_AGAINST,
  HOCKEY_ASSISTS,
  HOCKEY_GOALS,
  HOCKEY_POINTS,
  HOCKEY_SHOTS,
  HOCKEY_STATS,
  SAVES,
} from './stats.ts';

const WIDTH = HOCKEY_STATS.length;
const model = hockeyPlayers(EXAMPLE_HOCKEY_DRAW);
const home = exampleHockeySquad('home');
const away = exampleHockeySquad('away');

/** One run's sums by side, the home side first. */
function sums(seed: number, score: readonly [number, number], squads = { home, away }) {
  const lines = model.prepare(squads.home, squads.away);
  const out = new Int32Array(lines.players.length * WIDTH).fill(-1);
  lines.draw(sfc32(seed), score[0], score[1], out);
  const of = (side: 'home' | 'away', stat: number) =>
    lines.players.reduce(
      (sum, player, at) =>
        player.side === side && player.stats.includes(stat)
          ? sum + (out[at * WIDTH + stat] ?? 0)
          : sum,
      0,
    );
  return { of, out, lines };
}

test('goals add up to the score but for a shoot-out’s, assists are two a goal at most, and goalies face what is not scored', () => {
  const score = fc.tuple(fc.nat(9), fc.nat(9)).filter(([one, other]) => one !== other);
  fc.assert(
    fc.property(fc.nat(), score, (seed, final) => {
      const { of, out } = sums(seed, final);
      const [one, other] = final;
      const scored = { home: of('home', HOCKEY_GOALS), away: of('away', HOCKEY_GOALS) };
      const missing = one + other - scored.home - scored.away;
      expect(missing === 0 || (missing === 1 && scored.home === scored.away)).toBe(true);
      expect(of('home', HOCKEY_ASSISTS)).toBeLessThanOrEqual(2 * scored.home);
      expect(of('home', HOCKEY_POINTS)).toBe(scored.home + of('home', HOCKEY_ASSISTS));
      expect(of('home', HOCKEY_SHOTS)).toBeGreaterThanOrEqual(scored.home);
      expect(of('away', GOALS_AGAINST)).toBeLessThanOrEqual(scored.home);
      expect(of('away', SAVES)).toBeLessThanOrEqual(of('home', HOCKEY_SHOTS) - scored.home);
      expect(
        Math.min(...out.filter((_, at) => at % WIDTH === HOCKEY_SHOTS && at < 18 * WIDTH)),
      ).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('no scorer assists his own goal', () => {
  for (let seed = 0; seed < 300; seed++) {
    const { out } = sums(seed, [1, 0], {
      home: { ...exampleHockeySquad('home'), shootOuts: false },
      away,
    });
    for (let at = 0; at < 18; at++)
      expect(
        Math.min(out[at * WIDTH + HOCKEY_GOALS] ?? 0, out[at * WIDTH + HOCKEY_ASSISTS] ?? 0),
      ).toBe(0);
  }
});

test('in the play-offs every goal of a final is somebody’s', () => {
  const playOffs = (squad: HockeySquad) => ({ ...squad, shootOuts: false });
  for (let seed = 0; seed < 200; seed++)
    expect(
      sums(seed, [3, 2], { home: playOffs(home), away: playOffs(away) }).of('home', HOCKEY_GOALS),
    ).toBe(3);
});

const GRID = [
  [2, 3, [50]],
  [4, 1, [50]],
] as const;
const RUNS = 1500;
const meansOf = (squad: HockeySquad, stat: string) =>
  new Map(
    drawLines(model.prepare(squad, away), GRID, 7, RUNS).map(({ playerId, tables }) => [
      playerId,
      histogramMean(tables.get(stat)?.histogram() ?? [[0, 1]]),
    ]),
  );

test('an absence moves ice time, shots and goals to team-mates of the role', () => {
  const without = exampleHockeySquad('home', { chance: 0 });
  const more = (stat: string, playerId: string) =>
    (meansOf(without, stat).get(playerId) ?? 0) / (meansOf(home, stat).get(playerId) ?? 1);
  expect(meansOf(without, 'iceTime').get('home-star')).toBe(0);
  expect(more('iceTime', 'home-f1')).toBeGreaterThan(1.05);
  expect(more('iceTime', 'home-d1')).toBeCloseTo(1, 1);
  expect(more('shots', 'home-f1')).toBeGreaterThan(1.08);
  expect(more('goals', 'home-f1')).toBeGreaterThan(1);
});

test('who is unknown has a wider range', () => {
  const spreadOf = (squad: HockeySquad) => {
    const [star] = drawLines(model.prepare(squad, away), GRID, 7, RUNS);
    const histogram = star?.tables.get('iceTime')?.histogram() ?? [];
    const mean = histogramMean(histogram);
    return histogramMean(histogram.map(([value, count]) => [(value - mean) ** 2, count]));
  };
  expect(spreadOf(exampleHockeySquad('home', { iceUnknown: 0.3 }))).toBeGreaterThan(
    2 * spreadOf(home),
  );
});

test('the same squads, scores and seed give the same lines; one side alone draws no other', () => {
  expect(sums(5, [4, 3]).out).toEqual(sums(5, [4, 3]).out);
  expect(sums(5, [4, 3]).out).not.toEqual(sums(6, [4, 3]).out);
  expect(model.prepare(undefined, away).players.every(({ side }) => side === 'away')).toBe(true);
  expect(model.prepare(undefined, undefined).players).toEqual([]);
});

test.each<[string, HockeySquad]>([
  ['home.savedShots', { ...home, savedShots: 99 }],
  ['home.skaters.0.iceTime', exampleHockeySquad('home', { iceTime: Number.NaN })],
  ['home.skaters.0.chance', exampleHockeySquad('home', { chance: 1.2 })],
  ['home.skaters.1.playerId', exampleHockeySquad('home', { playerId: 'home-f0' })],
  ['home.goalies', { ...home, goalies: [...home.goalies, { playerId: 'x', chance: 0.5 }] }],
])('refuses by name: %s', (name, squad) => {
  expect(() => model.prepare(squad, away)).toThrow(name);
});
