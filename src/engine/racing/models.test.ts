import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headToHead, type RaceOutcome, winShares } from '#domain/outcomes/race.ts';
import { blocksIn } from '../blocks.ts';
import { simulate } from '../simulate.ts';
import { testCar, testRace } from './field.fixture.ts';
import { formula1 } from './formula1/model.ts';
import type { EntrantInput, RaceInputs } from './raceInputs.ts';
import { GRAND_PRIX_POINTS } from './scoring.ts';
import { stockcar } from './stockcar/model.ts';

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
const ten = (over: (index: number) => Partial<EntrantInput> = () => ({})): EntrantInput[] =>
  Array.from({ length: 10 }, (_, index) => testCar(index, over(index)));
const grandPrix = (entrants: readonly EntrantInput[], over: Partial<RaceInputs> = {}) =>
  testRace(entrants, { points: GRAND_PRIX_POINTS, fastestLap: true, gridOpen: true, ...over });

const anyCar = fc.record({
  strength: fc.double({ min: -1000, max: 1000, noNaN: true }),
  strengthSd: fc.double({ min: 0, max: 100, noNaN: true }),
  retirement: fc.double({ min: 0, max: 1, noNaN: true }),
  qualifying: fc.double({ min: -1000, max: 1000, noNaN: true }),
});

describe.each([formula1, stockcar])('$id', (model) => {
  test('every run gives every car one place, whatever the inputs', () => {
    fc.assert(
      fc.property(fc.array(anyCar, { minLength: 2, maxLength: 12 }), fc.nat(), (cars, seed) => {
        const race = grandPrix(cars.map((car, index) => testCar(index, car)));
        const { places, ahead, runs } = simulate(model, race, seed, 50);
        for (const [car, counts] of places.entries()) {
          expect(sum(counts)).toBe(runs);
          expect(sum(places.map((row) => row[car] ?? 0))).toBe(runs);
          for (const other of places.keys()) {
            const pair = (ahead[car]?.[other] ?? 0) + (ahead[other]?.[car] ?? 0);
            expect(pair).toBe(car === other ? 0 : runs);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a stronger car wins more often, and a car that always retires never', () => {
    const shares = [-1, -0.5, 0, 0.5, 1, 2].map((strength) => {
      const race = testRace(ten((index) => (index === 4 ? { strength } : {})));
      return winShares(simulate(model, race, 7, 4000))[4] ?? 0;
    });
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares[5]).toBeGreaterThan((shares[2] ?? 0) * 3);
    const out = testRace(ten((index) => (index === 0 ? { strength: 9, retirement: 1 } : {})));
    const never = simulate(model, out, 7, 2000);
    expect(winShares(never)[0]).toBe(0);
    expect(never.retired[0]).toBe(2000);
  });

  test('cars alike are treated alike: position in the list is no advantage', () => {
    const outcome = simulate(model, testRace(ten()), 3, 40_000);
    for (const share of winShares(outcome)) expect(Math.abs(share - 0.1)).toBeLessThan(0.008);
    expect(Math.abs(headToHead(outcome, 0, 9) - 0.5)).toBeLessThan(0.013);
  });

  test('head to head of two sure finishers is the normal probability of their difference', () => {
    const two = [
      testCar(0, { strength: 0.5, strengthSd: 0, retirement: 0, team: 'one' }),
      testCar(1, { strength: 0, strengthSd: 0, retirement: 0, team: 'two' }),
    ];
    const outcome = simulate(model, testRace(two), 11, 100_000);
    expect(Math.abs(headToHead(outcome, 0, 1) - 0.6382)).toBeLessThan(0.006);
  });

  test('parts of the runs merge to the whole, digit for digit', () => {
    const race = grandPrix(ten((index) => ({ strength: index / 5 })));
    const whole = simulate(model, race, 5, 3500);
    const parts = [0, 1, 2, 3].map((first) =>
      simulate(model, race, 5, 3500, { first, end: first + 1 }),
    );
    expect(blocksIn(3500)).toBe(4);
    expect(parts.reduce((one, other) => model.merge(one, other))).toEqual(whole);
    expect(() => model.merge(whole, simulate(model, testRace(ten().slice(1)), 5, 10))).toThrow(
      RangeError,
    );
  });

  test.each([
    ['strength', Number.NaN],
    ['strength', 1001],
    ['strengthSd', -0.1],
    ['retirement', 1.01],
    ['qualifying', Number.POSITIVE_INFINITY],
  ])('%s of %d is refused by name', (name, value) => {
    const race = testRace(ten((index) => (index === 3 ? { [name]: value } : {})));
    expect(() => model.prepare(race)).toThrow(`entrants[3].${name}`);
  });

  test('impossible races are refused by name', () => {
    expect(() => model.prepare(testRace(ten().slice(0, 1)))).toThrow('entrants');
    expect(() => model.prepare(testRace(ten(), { teamSd: Number.NaN }))).toThrow('teamSd');
    expect(() => model.prepare(testRace(ten(), { gridPull: 1 }))).toThrow('gridPull');
    expect(() => model.prepare(testRace(ten(), { points: [2.5] }))).toThrow('points0');
  });

  test('outcomes are plain whole counts', () => {
    const outcome = simulate(model, grandPrix(ten()), 1, 500);
    const copy: RaceOutcome = JSON.parse(JSON.stringify(outcome));
    expect(copy).toEqual(outcome);
    expect(copy.places.flat().every(Number.isInteger)).toBe(true);
  });
});

test('Formula 1: poles and fastest laps are one a run; points add up', () => {
  const race = grandPrix(
    ten((index) => ({ qualifying: index / 3, strength: index / 3 })),
    {
      gridPull: 0.4,
      fastestLapPoint: 1,
    },
  );
  const outcome = simulate(formula1, race, 2, 3000);
  expect(sum(outcome.pole)).toBe(3000);
  expect(sum(outcome.fastestLap)).toBe(3000);
  expect(sum(outcome.points)).toBe(3000 * (sum(GRAND_PRIX_POINTS) + 1));
  expect(outcome.pole[9]).toBeGreaterThan(outcome.pole[0] ?? 0);
  expect(outcome.stages).toEqual([]);
});

test('Formula 1: a known grid has no pole to draw', () => {
  expect(simulate(formula1, testRace(ten()), 2, 100).pole).toEqual([]);
});

test('Formula 1: luck in qualifying carries over into the race', () => {
  const decided = (gridPull: number) => {
    const cars = ten(() => ({ strengthSd: 0, retirement: 0 }));
    return simulate(formula1, grandPrix(cars, { gridPull, teamSd: 0 }), 4, 2000);
  };
  // Luck alone decides here; the marginal chances must not depend on where it comes from.
  expect(Math.abs((winShares(decided(0.9))[0] ?? 0) - 0.1)).toBeLessThan(0.03);
  expect(decided(0.9).places).not.toEqual(decided(0).places);
});

test('stock cars: each stage has one leader a run, oftener the stronger', () => {
  const outcome = simulate(stockcar, testRace(ten((index) => ({ strength: index / 5 }))), 2, 3000);
  expect(outcome.stages.map(sum)).toEqual([3000, 3000]);
  for (const leaders of outcome.stages) expect(leaders[9]).toBeGreaterThan(leaders[0] ?? 0);
});

test('all retired: there is still an order', () => {
  const outcome = simulate(stockcar, testRace(ten(() => ({ retirement: 1 }))), 2, 200);
  expect(sum(outcome.places.map((counts) => counts[0] ?? 0))).toBe(200);
});

test('golden counts: these digits change only with the engine version', () => {
  const cars = ten((index) => ({ strength: index / 4, qualifying: index / 4 }));
  const race = grandPrix(cars, { gridPull: 0.35 });
  const f1 = simulate(formula1, race, 0xf1, 1000);
  expect([f1.places.map((counts) => counts[0]), f1.pole, f1.fastestLap]).toMatchInlineSnapshot(`
    [
      [
        9,
        9,
        17,
        25,
        41,
        72,
        130,
        177,
        211,
        309,
      ],
      [
        5,
        6,
        16,
        25,
        40,
        79,
        116,
        137,
        236,
        340,
      ],
      [
        3,
        15,
        15,
        25,
        52,
        73,
        115,
        139,
        232,
        331,
      ],
    ]
  `);
  const cup = simulate(stockcar, race, 0xca4, 1000);
  expect([cup.places.map((counts) => counts[0]), cup.stages]).toMatchInlineSnapshot(`
    [
      [
        4,
        13,
        21,
        36,
        62,
        78,
        107,
        154,
        230,
        295,
      ],
      [
        [
          4,
          8,
          13,
          23,
          43,
          61,
          100,
          162,
          220,
          366,
        ],
        [
          3,
          10,
          22,
          26,
          62,
          66,
          87,
          161,
          216,
          347,
        ],
      ],
    ]
  `);
});
