import { expect, test } from 'vitest';
import { listNotes, widenedForecast } from './unread.ts';

const RATED = { unreadVariance: 2 };
const FORECAST = { mean: 3, variance: 5 };

test('each list that was not read widens the forecast; a list without names does not', () => {
  expect(widenedForecast(FORECAST, RATED, {})).toEqual({ mean: 3, variance: 9 });
  expect(widenedForecast(FORECAST, RATED, { homeOut: [] })).toEqual({ mean: 3, variance: 7 });
  expect(widenedForecast(FORECAST, RATED, { homeOut: [], awayOut: ['star'] })).toEqual(FORECAST);
  expect(widenedForecast(FORECAST, {}, {})).toEqual(FORECAST);
});

test('the reader is told so, where absences are rated', () => {
  expect(listNotes(RATED, { homeOut: [] })).toEqual([
    'No injury list was read: recent absences stand for it, with a wider range',
  ]);
  expect(listNotes(RATED, { homeOut: [], awayOut: [] })).toEqual([]);
  expect(listNotes({}, {})).toEqual([]);
});
