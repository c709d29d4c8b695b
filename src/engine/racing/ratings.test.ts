import { describe, expect, test } from 'vitest';
import {
  formula1DriverKey as formula1Driver,
  formula1TeamKey as formula1Team,
} from './formula1/keys.ts';
import { circuitKind } from './formula1/trackType.ts';
import { normalScore, normalScores } from './normalScores.ts';
import { emptyPace, type PaceParams } from './pace.ts';
import { forecastPace } from './paceForecast.ts';
import { learnPace } from './paceLearn.ts';
import { advancePace } from './paceTime.ts';
import { emptyRetirements, learnRetirements, retirementSigns } from './retirement.ts';
import {
  stockcarDriverKey as stockcarDriver,
  stockcarTeamKey as stockcarTeam,
} from './stockcar/keys.ts';
import { stockcarTrack } from './stockcar/trackType.ts';
import { gridValues } from './strength.ts';

const params: PaceParams = {
  driverVariance: 0.05,
  teamVariance: 0.1,
  typeVariance: 0.02,
  driverSeason: 0.01,
  teamSeason: 0.05,
  teamKeep: 0.9,
  teamDay: 1e-4,
  noise: 0.4,
  newDriver: -0.2,
  newTeam: -0.3,
};

const entrants = ['ann', 'bob', 'cid'].map((driver, index) => ({
  driver,
  team: index < 2 ? 'x' : 'y',
}));
const day = (season: number, n: number) => ({ season, day: season * 365 + n, trackType: 'road' });

describe('normal scores', () => {
  test('are symmetric, the first highest, ties shared, gaps left out', () => {
    expect(normalScore(1, 20)).toBeCloseTo(1.96, 2);
    expect(normalScore(1, 9) + normalScore(9, 9)).toBeCloseTo(0, 12);
    const [one, two, three, none] = normalScores([4, 4, 1, undefined]);
    expect(one).toBe(two);
    expect(three).toBeGreaterThan(one ?? 9);
    expect(none).toBeUndefined();
  });
});

describe('pace', () => {
  test('the winner and his team gain, the last loses, and all become surer', () => {
    const pace = emptyPace();
    const race = day(2020, 1);
    advancePace(pace, params, race.season, race.day);
    const before = forecastPace(pace, params, { driver: 'ann', team: 'x' }, 'road');
    learnPace(pace, params, race, entrants, normalScores([1, 2, 3]));
    const [ann, , cid] = entrants.map((entrant) => forecastPace(pace, params, entrant, 'road'));
    expect(ann?.mean).toBeGreaterThan(before.mean);
    expect(cid?.mean).toBeLessThan(0);
    expect(ann?.variance).toBeLessThan(before.variance);
  });

  test('a car without a score teaches nothing', () => {
    const pace = emptyPace();
    advancePace(pace, params, 2020, 1);
    learnPace(pace, params, day(2020, 1), entrants, [1, -1, undefined]);
    expect(Object.keys(pace.drivers)).toEqual(['ann', 'bob']);
  });

  test('a new season widens drivers and shrinks teams; newcomers then start behind', () => {
    const pace = emptyPace();
    advancePace(pace, params, 2020, 1);
    learnPace(pace, params, day(2020, 1), entrants, normalScores([1, 2, 3]));
    const team = { ...pace.teams.x };
    const driver = { ...pace.drivers.ann };
    advancePace(pace, params, 2021, 400);
    expect(pace.teams.x?.mean).toBeCloseTo((team.mean ?? 0) * 0.9);
    expect(pace.drivers.ann?.variance).toBeCloseTo((driver.variance ?? 0) + 0.01);
    const newcomer = forecastPace(pace, params, { driver: 'new', team: 'new' }, 'road');
    expect(newcomer.mean).toBeCloseTo(-0.5);
    expect(newcomer.variance).toBeCloseTo(0.05 + 0.01 + 0.1 + 0.05 + 0.02);
  });

  test('a key that objects inherit is nobody', () => {
    const pace = emptyPace();
    advancePace(pace, params, 2020, 1);
    expect(
      forecastPace(pace, params, { driver: 'constructor', team: 'toString' }, 'road').mean,
    ).toBe(0);
  });
});

test('retirements raise the risk of the driver, the team and the kind of track', () => {
  const state = emptyRetirements();
  const race = day(2020, 1);
  for (let n = 0; n < 10; n++) {
    learnRetirements(state, race, [
      { driver: 'ann', team: 'x', finish: undefined, place: 2 },
      { driver: 'cid', team: 'y', finish: 1, place: 1 },
    ]);
  }
  const [ann, cid] = [entrants[0], entrants[2]].map((entrant) =>
    retirementSigns(state, entrant ?? { driver: '', team: '' }, 'road'),
  );
  expect(ann?.team).toBeGreaterThan(0);
  expect(cid?.driver).toBeLessThan(0);
  expect(ann?.type).toBeGreaterThan(Math.log(0.15 / 0.85));
});

test('slots: the first is worth most; one that is not known is average and wide', () => {
  const grid = [1, 2, 20, undefined].map((slot) => ({ driver: 'a', team: 'b', grid: slot }));
  for (const league of ['F1', 'NASCAR-Cup'] as const) {
    const [first, second, last, unknown] = gridValues(league, grid);
    expect(first?.value).toBeGreaterThan(second?.value ?? 9);
    expect(second?.value).toBeGreaterThan(last?.value ?? 9);
    expect(unknown?.value).toBe(0);
    expect(unknown?.variance).toBeGreaterThan(0);
  }
});

describe('keys', () => {
  test.each([
    ['Nico Hülkenberg', 'nico-hulkenberg'],
    ['Carlos Sainz', 'carlos-sainz-jr'],
    ['Andrea Kimi Antonelli', 'kimi-antonelli'],
    ['max-verstappen', 'max-verstappen'],
  ])('%s is %s', (name, key) => expect(formula1Driver(name)).toBe(key));

  test.each([
    ['Kick Sauber', 'audi'],
    ['Audi', 'audi'],
    ['Force India', 'aston-martin'],
    ['Aston Martin', 'aston-martin'],
    ['Alpine F1 Team', 'alpine'],
    ['RB F1 Team', 'racing-bulls'],
    ['Racing Bulls', 'racing-bulls'],
    ['Red Bull Racing', 'red-bull'],
    ['Haas F1 Team', 'haas'],
    ['Mercedes', 'mercedes'],
    ['Cadillac', 'cadillac'],
  ])('the team %s is %s', (name, key) => expect(formula1Team(name)).toBe(key));

  test('stock-car signs and new names of old teams', () => {
    expect(stockcarDriver('Ricky Stenhouse Jr.')).toBe('ricky-stenhouse-jr');
    expect(stockcarDriver('Shane van Gisbergen #')).toBe('shane-van-gisbergen');
    expect(stockcarTeam('Stewart-Haas Racing')).toBe(stockcarTeam('Haas Factory Team'));
  });
});

describe('kinds of track', () => {
  test.each([
    ['Atlanta Motor Speedway', 2021, 'intermediate', 'intermediate'],
    ['Atlanta Motor Speedway', 2022, 'intermediate', 'superspeedway'],
    ['Daytona International Speedway', 2024, undefined, 'superspeedway'],
    ['Daytona International Speedway Road Course', 2021, undefined, 'road'],
    ['Pocono Raceway', 2024, 'large_oval', 'intermediate'],
    ['Martinsville Speedway', 2024, undefined, 'short'],
    ['Autódromo Hermanos Rodríguez', 2025, undefined, 'road'],
    ['A new oval', 2027, undefined, 'intermediate'],
  ])('%s in %i (%s) is %s', (track, season, kind, type) =>
    expect(stockcarTrack({ track, season, kind })).toBe(type),
  );

  test('lap length tells an unknown oval', () => {
    expect(stockcarTrack({ track: 'New', season: 2027, miles: 0.5 })).toBe('short');
    expect(circuitKind('Circuit de Monaco')).toBe('street');
    expect(circuitKind('Silverstone')).toBe('permanent');
  });
});
