import { expect, test } from 'vitest';
import { chooseWidth, coverageAt, widthsBefore } from './choose.ts';
import type { SeasonForecasts } from './types.ts';
import { CERTAIN, FILTERED, WIDTHS } from './widths.ts';

/** A season of ten teams in which a width's ranges hold as many of them as told. */
const season = (year: number, held: Readonly<Record<string, number>>): SeasonForecasts => ({
  season: year,
  teams: [],
  came: { goals: {}, wins: [] },
  lastSeason: {},
  moments: [
    {
      moment: 'half',
      day: `${year}-06-01`,
      record: {},
      own: WIDTHS.map(({ name }) => ({
        width: name,
        odds: {},
        wins: Array.from({ length: 10 }, (_, team) => ({
          mean: 0,
          low: 0,
          high: 0,
          score: 0,
          pit: team < (held[name] ?? 0) ? 0.5 : 0.99,
        })),
      })),
    },
  ],
});

test('coverage is the share within the middle 80 %', () => {
  const seasons = [season(2020, { '0/0': 6 }), season(2021, { '0/0': 7 })];
  expect(coverageAt(seasons, 'half', () => CERTAIN)).toBeCloseTo(0.65, 12);
  expect(coverageAt(seasons, 'start', () => CERTAIN)).toBeUndefined();
});

test('the width that held nearest 80 %, the narrower of equals; the filter’s own with too few seasons', () => {
  const held = { '0/0': 5, '1/1': 7, '1.5/1': 8, '2/1': 8, '3/1': 10 };
  const seasons = [2020, 2021, 2022].map((year) => season(year, held));
  expect(chooseWidth(seasons).name).toBe('1.5/1');
  expect(chooseWidth(seasons.slice(1))).toBe(FILTERED);
});

test('a season’s width does not know the season itself', () => {
  const early = [2020, 2021, 2022].map((year) => season(year, { '1.5/1': 8 }));
  const last = season(2023, { '1.5/1': 10, '3/1': 8 });
  const other = season(2023, { '1.5/1': 0, '3/1': 10 });
  expect(widthsBefore([...early, last]).get(2023)).toEqual(
    widthsBefore([...early, other]).get(2023),
  );
});
