import { expect, test } from 'vitest';
import { fitBefore } from './fitBefore.ts';

test('parameters come from before the season, anew for every fourth, but not for the last alone', () => {
  const seasons = Array.from({ length: 13 }, (_, at) => 2010 + at);
  const before = seasons.map((season) => fitBefore(seasons, season));
  expect(before).toEqual([
    2010, 2011, 2012, 2013, 2014, 2014, 2014, 2014, 2018, 2018, 2018, 2018, 2018,
  ]);
  expect(fitBefore([...seasons, 2023], 2022)).toBe(2022);
});
