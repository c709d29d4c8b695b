import { expect, test } from 'vitest';
import type { RaceOutcome } from '../../outcomes/race.ts';
import { raceInsights } from './insights.ts';
import { F1_MARKETS, marketRows } from './market.ts';

const entrant = (driver: string, team: string) => ({ driver, team, make: '' });
const OUTCOME: RaceOutcome = {
  runs: 100,
  entrants: [entrant('Ann Able', 'Red'), entrant('Bo Best', 'Blue'), entrant('Cy Cool', 'Blue')],
  places: [
    [30, 40, 30],
    [60, 30, 10],
    [10, 30, 60],
  ],
  retired: [5, 10, 20],
  ahead: [
    [0, 35, 60],
    [65, 0, 80],
    [40, 20, 0],
  ],
  pole: [],
  fastestLap: [0, 100, 0],
  points: [1800, 2100, 1500],
  stages: [],
};

test('tabs are race-winner, podium, fastest-lap and qualifying, shown as Pole Position', () => {
  expect(F1_MARKETS.map(({ id }) => id)).toEqual([
    'race-winner',
    'podium',
    'fastest-lap',
    'qualifying',
  ]);
  expect(F1_MARKETS.at(-1)?.label).toBe('Pole Position');
});

test('a market lists drivers by probability with fair odds and labels', () => {
  expect(marketRows(OUTCOME, [0.3, 0.6, 0.1])).toEqual([
    { driver: 'Bo Best', team: 'Blue', share: 0.6, fair: -150, label: 'Favorite' },
    { driver: 'Ann Able', team: 'Red', share: 0.3, fair: 235, label: 'Favorite' },
    { driver: 'Cy Cool', team: 'Blue', share: 0.1, fair: 900, label: 'Threat' },
  ]);
});

test('what always or never happened has no price', () => {
  const rows = marketRows(OUTCOME, [0, 1, 0], 3);
  expect(rows.map(({ fair }) => fair)).toEqual([undefined, undefined, undefined]);
  expect(rows[0]?.label).toBe('Favorite');
});

test('long prices are written as books write them', () => {
  const rows = marketRows(OUTCOME, [0.0097, 0.079, 0.9]);
  expect(rows.map(({ fair }) => fair)).toEqual([-900, 1150, 10_000]);
});

test('a label fits the printed figure: 0.97% is printed as 1.0%', () => {
  expect(marketRows(OUTCOME, [0.0097, 0.0094, 0]).map(({ label }) => label)).toEqual([
    'Upside',
    'Longshot',
    'Longshot',
  ]);
});

test('insights say what the runs say', () => {
  expect(raceInsights(OUTCOME).map(({ text }) => text)).toEqual([
    'Ann Able finishes ahead of Bo Best in 35.0% of the simulated races.',
    'Ann Able is in the top three in 100.0%.',
    'Cy Cool does not finish in 20.0%.',
    'Blue takes 36.0 points on average, the most of all teams.',
  ]);
});

test('the surest podium is said only where it is not the likeliest winner’s, whose own stands at the head', () => {
  const places = [
    [30, 30, 10],
    [60, 30, 10],
    [10, 40, 30],
  ];
  const titles = raceInsights({ ...OUTCOME, places }).map(({ title }) => title);
  expect(titles).not.toContain('Surest podium');
});

test('without points there is no insight on constructors', () => {
  expect(raceInsights({ ...OUTCOME, points: [] }).map(({ title }) => title)).not.toContain(
    'Constructors',
  );
});
