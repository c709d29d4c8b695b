import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { topShares } from '#domain/outcomes/race.ts';
import { testCar, testRace } from '#engine/racing/field.fixture.ts';
import { stockcar } from '#engine/racing/stockcar/model.ts';
import { simulate } from '#engine/simulate.ts';
import { FileError } from '../../data/readRows.ts';
import { estimatePace } from './estimate.ts';
import { places } from './places.ts';
import { readFormula1 } from './readFormula1.ts';
import { readStockcar } from './readStockcar.ts';
import { syntheticRaces } from './syntheticRaces.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'races-'));
afterAll(() => rmSync(folder, { recursive: true }));
const put = (name: string, lines: readonly string[]) =>
  writeFileSync(join(folder, name), gzipSync(lines.join('\n')));

test('the quadrature agrees with the simulation', () => {
  const cars = Array.from({ length: 12 }, (_, index) =>
    testCar(index, { strength: index / 6, retirement: 0.15, team: `${index}` }),
  );
  const outcome = simulate(stockcar, testRace(cars, { teamSd: 0 }), 8, 60_000);
  const said = places(
    cars.map((car) => ({ mean: car.strength, sd: Math.hypot(1, 0.2), retirement: 0.15 })),
  );
  for (const [most, chances] of [
    [1, said.win],
    [3, said.top3],
    [10, said.top10],
  ] as const) {
    // The third is approximate: a normal distribution of the number of cars ahead.
    const allowed = most === 10 ? 0.04 : 0.008;
    for (const [index, share] of topShares(outcome, most).entries()) {
      expect(Math.abs(share - (chances[index] ?? 9))).toBeLessThan(allowed);
    }
  }
});

test('the estimate finds what made the data, and finds it again', () => {
  const { races } = syntheticRaces();
  const one = estimatePace('F1', races, () => undefined);
  const { race = 0, qualifying = 0 } = one.before.all ?? {};
  expect(race + qualifying).toBeGreaterThan(0.3);
  expect(one.teamSd).toBeLessThan(0.5);
  expect(estimatePace('F1', races, () => undefined)).toEqual(one);
});

test('Formula 1 rows: who did not start is no entrant, pit-lane starters are last, bad rows are named', () => {
  put('f1.csv.gz', [
    'season,round,date,grand_prix,circuit,driver,constructor,quali,grid,finish',
    '2025,1,2025-03-16,australia,monaco,a-one,rb,1,PL,2',
    '2025,1,2025-03-16,australia,monaco,b-two,ferrari,2,1,1',
    '2025,1,2025-03-16,australia,monaco,c-three,ferrari,3,2,DNF',
    '2025,1,2025-03-16,australia,monaco,d-four,haas,4,,DNS',
    '2025,1,someday,australia,monaco,e-five,haas,5,3,3',
  ]);
  const { races, malformed } = readFormula1(folder);
  expect(races[0]?.trackType).toBe('street');
  expect(races[0]?.entrants).toMatchObject([
    { driver: 'b-two', grid: 1, finish: 1, place: 1 },
    { driver: 'a-one', team: 'racing-bulls', grid: 3, finish: 2, place: 2 },
    { driver: 'c-three', grid: 2, finish: undefined, place: 3 },
  ]);
  expect(malformed).toMatchObject([{ line: 6, column: 'date' }]);
});

test('NASCAR rows: columns that are not required may be missing', () => {
  put('nascar.csv.gz', [
    'season,race,driver,team,finish,track',
    '2025,2,Kyle Larson,Hendrick Motorsports,1,Atlanta Motor Speedway',
    '2025,2,Bubba Wallace,23XI Racing,2,Atlanta Motor Speedway',
    '2025,1,Bubba Wallace,,2,Daytona International Speedway',
  ]);
  const { races, malformed } = readStockcar(folder);
  expect(races).toHaveLength(1);
  expect(races[0]?.trackType).toBe('superspeedway');
  expect(races[0]?.entrants[0]).toMatchObject({
    driver: 'kyle-larson',
    grid: undefined,
    finish: 1,
  });
  expect(malformed).toMatchObject([{ line: 4, column: 'team' }]);
});

test('a missing file is an error that names it', () => {
  rmSync(join(folder, 'f1.csv.gz'), { force: true });
  expect(() => readFormula1(folder)).toThrow(FileError);
});
