import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { carryTo } from './carry.ts';
import { initialRatings } from './fitted.ts';
import { ratingTable } from './table.ts';

test.each(TEAM_LEAGUES)(
  '%s: two seasons on, the teams are listed, nearer the mean and, where they had just played, less certain',
  (league) => {
    const fitted = initialRatings(league);
    const now = ratingTable(fitted);
    const later = ratingTable(carryTo(fitted, fitted.season + 2, `${fitted.season + 3}-01-15`));
    expect(later.length).toBeGreaterThan(10);
    expect(later.length).toBeLessThanOrEqual(now.length);
    const spread = (rows: typeof now) => Math.max(...rows.map((row) => Math.abs(row.rating)));
    expect(spread(later)).toBeLessThan(spread(now));
    // A team that has been idle is as uncertain at its season's end as after a summer or two.
    const lately = (key: string) => (fitted.teams[key]?.lastDay ?? 0) >= fitted.day - 14;
    const uncertainty = (rows: typeof now) => {
      const known = rows.filter(({ key }) => lately(key));
      return known.reduce((sum, row) => sum + row.sd, 0) / known.length;
    };
    expect(uncertainty(later)).toBeGreaterThan(uncertainty(now));
  },
);

test('back in time nothing changes', () => {
  const fitted = initialRatings('NFL');
  expect(ratingTable(carryTo(fitted, fitted.season - 1, '2000-01-01'))).toEqual(
    ratingTable(fitted),
  );
});
