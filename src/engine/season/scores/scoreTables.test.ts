import { expect, test } from 'vitest';
import { normalQuantile } from '../../rng/normal.ts';
import { SCORE_FIGURES } from './figures.ts';
import { FARTHEST_TABLE, LAST, SCORE_STEPS, scoreTables } from './scoreTables.ts';

const POINTS = 20_000;

/** Shares of margins and endings over a league's games, whose numbers x are normal with variance 1 + shareSd². */
function sharesOf(league: keyof typeof SCORE_FIGURES) {
  const figures = SCORE_FIGURES[league];
  const tables = scoreTables(figures);
  const sd = Math.sqrt(1 + figures.shareSd * figures.shareSd);
  const upTo = new Float64Array(100);
  const endings = [0, 0, 0];
  let level = 0;
  for (let at = 0; at < POINTS; at++) {
    const x = sd * normalQuantile((at + 0.5) / POINTS);
    const column = Math.max(0, Math.min(Math.floor((x + FARTHEST_TABLE) * SCORE_STEPS), LAST));
    const ending = tables.endings[column] ?? 0;
    endings[ending] = (endings[ending] ?? 0) + 1 / POINTS;
    if (Math.abs(x) < tables.level) level += 1 / POINTS;
    else {
      const margin = Math.abs(tables.margins[column] ?? 0);
      if (ending === 0) upTo[margin] = (upTo[margin] ?? 0) + 1 / POINTS;
      expect(Math.sign(tables.margins[column] ?? 0)).toBe(Math.sign(x));
    }
  }
  const decided = upTo.reduce((sum, share) => sum + share, 0);
  return {
    level,
    endings,
    atMost: (margin: number) =>
      upTo.subarray(0, margin + 1).reduce((sum, share) => sum + share, 0) / decided,
  };
}

test.each(Object.keys(SCORE_FIGURES) as (keyof typeof SCORE_FIGURES)[])(
  '%s: margins are as frequent as in the seasons counted',
  (league) => {
    const { margins } = SCORE_FIGURES[league];
    const { atMost } = sharesOf(league);
    for (const margin of [1, 2, 3, 7, 14, 21]) {
      const known = margins[margin - 1];
      if (known !== undefined) expect(atMost(margin)).toBeCloseTo(known / 1000, 2);
    }
    expect(margins).toEqual([...margins].sort((one, other) => one - other));
  },
);

test('games of football end level, and of hockey late, at their shares', () => {
  expect(sharesOf('NFL').level).toBeCloseTo(0.0038, 3);
  const { endings } = sharesOf('NHL');
  expect(endings[1]).toBeCloseTo(0.2231 - 0.0711, 2);
  expect(endings[2]).toBeCloseTo(0.0711, 2);
  expect(sharesOf('NBA').endings).toEqual([expect.closeTo(1, 9), 0, 0]);
});

test('totals are around the league’s mean, and never nothing', () => {
  for (const figures of Object.values(SCORE_FIGURES)) {
    const { totals } = scoreTables(figures);
    const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
    expect(mean / figures.total).toBeGreaterThan(0.99);
    expect(mean / figures.total).toBeLessThan(1.02);
    expect(Math.min(...totals)).toBeGreaterThan(0);
  }
});
