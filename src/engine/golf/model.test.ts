import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEAD_HEAT_UNIT, type GolfOutcome } from '#domain/outcomes/golf.ts';
import { blocksIn } from '../blocks.ts';
import { simulate } from '../simulate.ts';
import { exampleInputs } from './inputs.fixture.ts';
import type { GolfInputs } from './inputs.ts';
import { golfModel } from './model.ts';

const sum = (values: readonly number[]): number => values.reduce((total, n) => total + n, 0);
const play = (inputs: GolfInputs, runs = 500, seed = 7): GolfOutcome =>
  simulate(golfModel, inputs, seed, runs);

const anyInputs = fc
  .record({
    skills: fc.array(fc.double({ min: -1000, max: 1000, noNaN: true }), {
      minLength: 2,
      maxLength: 40,
    }),
    sd: fc.double({ min: 0, max: 20, noNaN: true }),
    rounds: fc.integer({ min: 2, max: 4 }),
    places: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
    within: fc.integer({ min: 0, max: 10 }),
    withdrawal: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ skills, sd, rounds, places, within, withdrawal }) =>
    exampleInputs(2, {
      players: skills.map((skill, at) => ({ id: `p${at}`, skill, sd })),
      rounds,
      cut: places === undefined ? null : { after: 1, places, within },
      withdrawal,
      pairs: [[0, 1]],
      groups: [{ name: 'all', players: skills.map((_, at) => at) }],
    }),
  );

test('counts add up whatever the inputs', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const runs = 60;
      const { players, pairs, groups } = play(inputs, runs);
      expect(sum(players.map(({ wins }) => wins))).toBe(runs);
      for (const { positions, wins, top5, top10, top20, madeCut } of players) {
        expect(sum(positions)).toBe(runs);
        expect(positions[0]).toBe(wins);
        expect(wins <= top5 && top5 <= top10 && top10 <= top20 && top20 <= madeCut).toBe(true);
      }
      const leads = sum(players.map(({ firstRoundHeat }) => firstRoundHeat));
      expect(leads / DEAD_HEAT_UNIT / runs).toBeCloseTo(1, 4);
      for (const { wonByA, wonByB, tied } of pairs) expect(wonByA + wonByB + tied).toBe(runs);
      const best = sum(groups[0]?.bestHeat ?? []);
      expect(best / DEAD_HEAT_UNIT / runs).toBeCloseTo(1, 4);
    }),
    { numRuns: 60 },
  );
});

test('any split into blocks gives the same counts', () => {
  const inputs = exampleInputs(40, {
    cut: { after: 2, places: 20, within: 10 },
    pairs: [[0, 39]],
    groups: [{ name: 'g', players: [1, 2, 3] }],
  });
  const whole = play(inputs, 2500);
  const parts = Array.from({ length: blocksIn(2500) }, (_, first) =>
    simulate(golfModel, inputs, 7, 2500, { first, end: first + 1 }),
  );
  expect(parts.reduce(golfModel.merge)).toEqual(whole);
  expect(play(inputs, 2500)).toEqual(whole);
});

test('merging outcomes of different fields is refused', () => {
  expect(() => golfModel.merge(play(exampleInputs(10), 1), play(exampleInputs(11), 1))).toThrow(
    RangeError,
  );
});

test('the better player wins, finishes high, makes the cut and leads more often', () => {
  const { players, pairs } = play(exampleInputs(100, { pairs: [[0, 60]] }), 3000);
  const at = (index: number) => players[index] ?? expect.fail();
  for (const [better, worse] of [
    [0, 30],
    [30, 60],
    [60, 99],
  ] as const) {
    for (const key of ['wins', 'top10', 'top20', 'madeCut', 'firstRoundLeads'] as const) {
      expect(at(better)[key]).toBeGreaterThan(at(worse)[key]);
    }
    expect(at(better).strokes / at(better).rounds).toBeLessThan(
      at(worse).strokes / at(worse).rounds,
    );
  }
  expect(pairs[0]?.wonByA).toBeGreaterThan(pairs[0]?.wonByB ?? 0);
});

test('swapping two players swaps their chances', () => {
  const inputs = exampleInputs(30, { cut: null, pairs: [[0, 1]], upset: 0 });
  const [first, second, ...rest] = inputs.players;
  if (!first || !second) expect.fail();
  const gap = (skill: number) => {
    const players = [{ ...first, skill }, { ...second, skill: 1 - skill }, ...rest];
    const [pair] = play({ ...inputs, players }, 5000).pairs;
    return ((pair?.wonByA ?? 0) - (pair?.wonByB ?? 0)) / 5000;
  };
  expect(Math.abs(gap(2) + gap(-1))).toBeLessThan(0.05);
});

test('mean scores are par − skill', () => {
  const inputs = exampleInputs(10, { cut: null, upset: 0, withdrawal: 0 });
  const { players } = play(inputs, 4000);
  for (const [at, { strokes, rounds }] of players.entries()) {
    expect(strokes / rounds).toBeCloseTo(-0.3 - (inputs.players[at]?.skill ?? 0), 0);
    expect(rounds).toBe(16_000);
  }
});

test('the cut lets through the places and ties, and whoever is close enough', () => {
  const through = (changes: Partial<GolfInputs>): number => {
    const { players, runs } = play(exampleInputs(120, { withdrawal: 0, ...changes }));
    return sum(players.map(({ madeCut }) => madeCut)) / runs;
  };
  const plain = through({});
  expect(plain).toBeGreaterThan(65);
  expect(plain).toBeLessThan(75);
  const narrow = through({ cut: { after: 2, places: 50, within: 0 } });
  expect(narrow).toBeLessThan(plain);
  expect(through({ cut: { after: 2, places: 50, within: 14 } })).toBeGreaterThan(narrow + 10);
  expect(through({ cut: null })).toBe(120);
});

test('with no uncertainty and a huge gap the favourite always wins', () => {
  const players = [40, 0, 0, 0].map((skill, at) => ({ id: `p${at}`, skill, sd: 0 }));
  const outcome = play(exampleInputs(4, { players, cut: null, upset: 0, withdrawal: 0 }));
  expect(outcome.players[0]?.wins).toBe(outcome.runs);
});

test('in an upset skill counts for nothing', () => {
  const { players } = play(exampleInputs(20, { upset: 1, cut: null }), 4000);
  for (const { wins } of players) expect(wins / 4000).toBeCloseTo(0.05, 1);
});

test.each([
  ['players[0].skill', { players: [{ id: 'a', skill: Number.NaN, sd: 1 }] }],
  ['players[0].sd', { players: [{ id: 'a', skill: 0, sd: -1 }] }],
  ['roundSd', { roundSd: Number.NaN }],
  ['withdrawal', { withdrawal: 1.1 }],
  ['upset', { upset: -0.1 }],
  ['par', { par: Number.POSITIVE_INFINITY }],
  ['rounds', { rounds: 2.5 }],
  ['cut.after', { cut: { after: 4, places: 65, within: 0 } }],
  ['cut.places', { cut: { after: 2, places: 0, within: 0 } }],
  ['pairs[0]', { pairs: [[0, 50] as const] }],
  ['groups[0].players', { groups: [{ name: 'g', players: [-1] }] }],
  ['counting[0]', { teams: [{ name: 't', players: [0] }] }],
])('refuses a bad %s by name', (name, changes: Partial<GolfInputs>) => {
  const inputs = exampleInputs(20);
  const players = changes.players ? [...changes.players, ...inputs.players] : inputs.players;
  const prepare = () => golfModel.prepare({ ...inputs, ...changes, players });
  expect(prepare).toThrow(RangeError);
  expect(prepare).toThrow(name);
});

test.each([
  ['players[1]', 'players', null],
  ['players[1]', 'players', 'p1'],
  ['players[1].id', 'players', { skill: 0, sd: 1 }],
  ['players[1].id', 'players', { id: 'p0', skill: 0, sd: 1 }],
  ['players[1].skill', 'players', { id: 'p1', skill: '0', sd: 1 }],
  ['players[1].sd', 'players', { id: 'p1', skill: 0, sd: null }],
  ['pairs[1]', 'pairs', null],
  ['pairs[1]', 'pairs', ['0', '1']],
  ['groups[1]', 'groups', null],
  ['groups[1].players', 'groups', { name: 'g' }],
  ['teams[1]', 'teams', 7],
])('JSON of unknown origin: a bad %s is the promised RangeError', (name, list, bad) => {
  const inputs = JSON.parse(JSON.stringify(exampleInputs(20)));
  inputs.groups = [{ name: 'g', players: [0, 1] }];
  inputs.teams = [{ name: 't', players: [0, 1] }];
  inputs.pairs = [[0, 1]];
  inputs.counting = [4, 4, 4, 4];
  inputs[list][1] = bad;
  expect(() => golfModel.prepare(inputs)).toThrow(RangeError);
  expect(() => golfModel.prepare(inputs)).toThrow(name);
});

test.each(['cut', 7, true])('a cut of %s is refused', (cut) => {
  const inputs = JSON.parse(JSON.stringify({ ...exampleInputs(20), cut }));
  expect(() => golfModel.prepare(inputs)).toThrow('cut');
  expect(() => golfModel.prepare(inputs)).toThrow(RangeError);
});

test.each(['players', 'pairs', 'cut', 'roundSd'] as const)('a missing %s is named', (name) => {
  const inputs: GolfInputs = JSON.parse(
    JSON.stringify({ ...exampleInputs(20), [name]: undefined }),
  );
  expect(() => golfModel.prepare(inputs)).toThrow(`Input ${name}`);
});

test('golden vector: changes only with the engine version', () => {
  const { players } = play(exampleInputs(156), 1000, 20_261_120);
  expect(
    players.slice(0, 3).map(({ wins, top10, madeCut }) => [wins, top10, madeCut]),
  ).toMatchInlineSnapshot(`
    [
      [
        34,
        291,
        781,
      ],
      [
        39,
        266,
        770,
      ],
      [
        40,
        287,
        779,
      ],
    ]
  `);
  expect(players[0]).toMatchInlineSnapshot(`
    {
      "firstRoundHeat": 16324308,
      "firstRoundLeads": 37,
      "id": "p0",
      "madeCut": 781,
      "positions": [
        34,
        82,
        66,
        109,
        177,
        118,
        77,
        64,
        43,
        215,
        15,
      ],
      "rounds": 3543,
      "strokes": -8072,
      "top10": 291,
      "top10Heat": 193598548,
      "top20": 468,
      "top20Heat": 312657670,
      "top5": 182,
      "top5Heat": 114703446,
      "wins": 34,
    }
  `);
});
