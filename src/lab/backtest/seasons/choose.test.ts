import { expect, test } from 'vitest';
import { chooseWidth, coverageOf, winsBy } from './choose.ts';
import type { SeasonMoment } from './moments.ts';
import type { SeasonWidths } from './types.ts';
import { CERTAIN, FILTERED, WIDTHS } from './widths.ts';

/** A season of ten teams in which a width's ranges hold as many of them as told. */
const season = (year: number, held: Readonly<Record<string, number>>): SeasonWidths => ({
  season: year,
  fading: 0,
  fadingLosses: [],
  moments: [
    {
      moment: 'half',
      widths: WIDTHS.map(({ name }) => ({
        width: name,
        wins: Array.from({ length: 10 }, (_, team) => ({
          mean: 0,
          low: 0,
          high: 0,
          score: 0,
          // The third of ten that is outside the middle 50 % is inside the middle 80 %.
          pit: team >= (held[name] ?? 0) ? 0.99 : team % 10 < 5 ? 0.5 : 0.86,
        })),
      })),
    },
  ],
});

test('coverage is the share within the middle 80 %', () => {
  const seasons = [season(2020, { '0/0/0': 6 }), season(2021, { '0/0/0': 7 })];
  const at = (moment: SeasonMoment) => seasons.flatMap((one) => winsBy(one, moment, CERTAIN));
  expect(coverageOf(at('half'))).toBeCloseTo(0.65, 12);
  expect(coverageOf(at('start'))).toBeUndefined();
});

test('the width that held nearest 80 %, the narrower of equals; the filter’s own with too few seasons', () => {
  const held = { '0/0/0': 5, '1/1/0': 7, '1.5/1/0': 8, '1.5/1/0.05': 8, '0.75/6/0': 10 };
  const seasons = [2020, 2021, 2022].map((year) => season(year, held));
  expect(chooseWidth(seasons).name).toBe('1.5/1/0');
  expect(chooseWidth(seasons.slice(1))).toBe(FILTERED);
});

test('a width that held a little more than its share is chosen before one that held it exactly', () => {
  const TEAMS = 1000;
  /** Final wins spread evenly over a middle share of the runs. */
  const spread = (share: number) =>
    Array.from({ length: TEAMS }, (_, team) => ({
      mean: 0,
      low: 0,
      high: 0,
      score: 0,
      pit: 0.5 + share * ((team + 0.5) / TEAMS - 0.5),
    }));
  const shares: Readonly<Record<string, number>> = { '1/1/0': 1, '0.5/6/0.1': 0.988 };
  const seasons = [2020, 2021, 2022].map((year) => ({
    ...season(year, {}),
    moments: [
      {
        moment: 'half' as const,
        widths: WIDTHS.map(({ name }) => ({ width: name, wins: spread(shares[name] ?? 0.5) })),
      },
    ],
  }));
  expect(chooseWidth(seasons).name).toBe('0.5/6/0.1');
});
