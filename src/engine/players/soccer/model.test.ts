import fc from 'fast-check';
import { expect, test } from 'vitest';
import { histogramMean } from '#domain/game/scoreGrid.ts';
import { sfc32 } from '../../rng/generator.ts';
import { drawLines } from '../drawLines.ts';
import { EXAMPLE_SOCCER_DRAW, exampleSoccerSquad } from './example.fixture.ts';
import { soccerPlayers } from './model.ts';
import type { SoccerSquad } from './squad.ts';
import { MINUTES, SOCCER_ASSISTS, SOCCER_GOALS, SOCCER_SHOTS, SOCCER_STATS } from './stats.ts';

const WIDTH = SOCCER_STATS.length;
const model = soccerPlayers(EXAMPLE_SOCCER_DRAW);
const home = exampleSoccerSquad('home');
const away = exampleSoccerSquad('away');

/** One run's lines of the home side, a list of four numbers a player. */
function run(seed: number, goals: number, squad: SoccerSquad = home, params = EXAMPLE_SOCCER_DRAW) {
  const lines = soccerPlayers(params).prepare(squad, away);
  const out = new Int32Array(lines.players.length * WIDTH).fill(-1);
  lines.draw(sfc32(seed), goals, 1, out);
  return squad.players.map((_, at) => out.slice(at * WIDTH, (at + 1) * WIDTH));
}

const sumOf = (lines: readonly Int32Array[], stat: number): number =>
  lines.reduce((sum, line) => sum + (line[stat] ?? 0), 0);

test('without own goals the players’ goals are the score; with them never more, and assists no more than goals', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(8), (seed, goals) => {
      const none = run(seed, goals, home, { ...EXAMPLE_SOCCER_DRAW, ownGoal: 0 });
      expect(sumOf(none, SOCCER_GOALS)).toBe(goals);
      const lines = run(seed, goals);
      expect(sumOf(lines, SOCCER_GOALS)).toBeLessThanOrEqual(goals);
      expect(sumOf(lines, SOCCER_ASSISTS)).toBeLessThanOrEqual(goals);
      for (const line of lines) {
        expect(line[SOCCER_SHOTS]).toBeGreaterThanOrEqual(line[SOCCER_GOALS] ?? 0);
        expect(line[MINUTES]).toBeLessThanOrEqual(90);
        expect(line.every((value) => value >= 0)).toBe(true);
        if (line[MINUTES] === 0) expect([...line]).toEqual([0, 0, 0, 0]);
      }
    }),
  );
});

test('own goals come as often as fitted, and no scorer assists himself', () => {
  const lines = model.prepare(home, undefined);
  const out = new Int32Array(lines.players.length * WIDTH);
  const generator = sfc32(3);
  const runs = 4000;
  let scored = 0;
  let both = 0;
  for (let at = 0; at < runs; at++) {
    lines.draw(generator, 1, 0, out);
    for (let line = 0; line < out.length; line += WIDTH) {
      scored += out[line + SOCCER_GOALS] ?? 0;
      both += Math.min(out[line + SOCCER_GOALS] ?? 0, out[line + SOCCER_ASSISTS] ?? 0);
    }
  }
  expect(both).toBe(0);
  expect(1 - scored / runs).toBeCloseTo(EXAMPLE_SOCCER_DRAW.ownGoal, 1.5);
});

const GRID = [[2, 1, [100]]] as const;
const tablesOf = (squad: SoccerSquad) =>
  new Map(
    drawLines(model.prepare(squad, away), GRID, 7, 2000).map(({ playerId, tables }) => [
      playerId,
      tables,
    ]),
  );

test('who does not start leaves his goals and shots to the others', () => {
  const all = tablesOf(home);
  const without = tablesOf(exampleSoccerSquad('home', { starts: 0, comesOn: 0 }));
  const mean = (tables: typeof all, id: string, stat: string) =>
    histogramMean(tables.get(id)?.get(stat)?.histogram() ?? [[0, 1]]);
  expect(mean(without, 'home-striker', 'minutes')).toBe(0);
  for (const stat of ['goals', 'shots'])
    expect(mean(without, 'home-3', stat)).toBeGreaterThan(1.1 * mean(all, 'home-3', stat));
});

test('who is unknown has a wider range of shots', () => {
  const none = (rateUnknown: number) => {
    const [least] =
      tablesOf(exampleSoccerSquad('home', { rateUnknown }))
        .get('home-striker')
        ?.get('shots')
        ?.histogram() ?? [];
    return least?.[0] === 0 ? least[1] : 0;
  };
  expect(none(0.9)).toBeGreaterThan(1.3 * none(0));
});

test('the same squads, scores and seed give the same lines', () => {
  expect(run(5, 3)).toEqual(run(5, 3));
  expect(run(5, 3)).not.toEqual(run(6, 3));
  expect(model.prepare(undefined, undefined).players).toEqual([]);
});

test.each<[string, SoccerSquad]>([
  ['home.missedShots', { ...home, missedShots: Number.NaN }],
  ['home.players.0.starts', exampleSoccerSquad('home', { starts: 2 })],
  ['home.players.0.goals', exampleSoccerSquad('home', { goals: -1 })],
  ['home.players.1.playerId', exampleSoccerSquad('home', { playerId: 'home-0' })],
])('refuses by name: %s', (name, squad) => {
  expect(() => model.prepare(squad, away)).toThrow(name);
});
