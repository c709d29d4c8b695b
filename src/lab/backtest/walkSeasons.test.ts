import { expect, test } from 'vitest';
import type { Results, SportWalk } from './walkResults.ts';
import { backtestOf } from './walkSeasons.ts';

interface Row {
  readonly season: number;
}

/** A sport that returns what it was given. */
const sport = (more: { readonly newest?: number; readonly before?: number } = {}) =>
  backtestOf({
    leagues: ['Chess'],
    ...more,
    read: (league) => ({
      league,
      rows: [2020, 2021, 2021, 2022, 2024].map((season) => ({ season })),
    }),
    season: (_, { season, earlier, through }) =>
      [season, '<', ...earlier.map((row) => row.season), '<=', through.length].join(' '),
    tell: (notes) => ({ questions: [], quantities: [], shapes: [], notes }),
  } satisfies SportWalk<Row, Results<Row>, string>);

const walk = (asked?: readonly number[], more = {}) =>
  sport(more).walk('Chess', '', asked, () => undefined);

test('a season is given what lies before it and its own rows, and nothing later', () => {
  expect(walk([2021])).toMatchObject({
    league: 'Chess',
    seasons: [2021],
    notes: ['2021 < 2020 <= 3'],
  });
});

test('without a season asked for the newest, with one before them at the least', () => {
  expect(walk().notes).toEqual(['2022 < 2020 2021 2021 <= 4', '2024 < 2020 2021 2021 2022 <= 5']);
  expect(walk(undefined, { newest: 9 }).seasons).toEqual([2021, 2022, 2024]);
  expect(walk(undefined, { newest: 1, before: 2 }).seasons).toEqual([2024]);
});

test.each([
  [[2023], {}, 'Chess: no games of season 2023'],
  [[2020], {}, 'Chess: no season before 2020'],
  [[2021], { before: 2 }, 'Chess: fewer than 2 seasons before 2021'],
  [undefined, { before: 4 }, 'Chess: fewer than 4 seasons before 2024'],
])('season %j, %j: %s', (asked, more, message) => {
  expect(() => walk(asked, more)).toThrow(message);
});
