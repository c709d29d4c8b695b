import { expect, test } from 'vitest';
import { samplingInterval, Z } from '../../numbers/samplingError.ts';
import { gradedRow } from '../rows.fixture.ts';
import { groupFigures } from './groupFigures.ts';
import { reliabilityOf } from './reliability.ts';
import { studentT } from './studentT.ts';

test('three picks of one contest are not three for the range of their rate', () => {
  const alone = [gradedRow(1), gradedRow(2, { outcome: 'loss' })];
  const thrice = alone.flatMap((row) =>
    (['moneyline', 'spread', 'total'] as const).map((market) => ({ ...row, market })),
  );
  expect(groupFigures(thrice).winRate).toEqual(groupFigures(alone).winRate);
  const [one] = reliabilityOf(alone);
  const [three] = reliabilityOf(thrice);
  expect(three).toEqual({ ...one, decided: 6 });
});

test('days that go up and down together leave a wider range than as many single picks', () => {
  const season = (wins: (day: number, at: number) => boolean) =>
    Array.from({ length: 100 }, (_, at) => {
      const day = 1 + (at % 10);
      return gradedRow(day, { id: at, outcome: wins(day, at) ? 'win' : 'loss' });
    });
  const together = groupFigures(season((day) => day <= 5)).winRate;
  const apart = groupFigures(season((_, at) => at % 20 < 10)).winRate;
  expect(apart).toEqual({ mean: 50, ...samplingInterval(50, 100) });
  // Ten days of ten equal picks: no more than Student's t with nine degrees gives for ten picks.
  expect(together).toEqual({
    mean: 50,
    low: expect.closeTo(samplingInterval(50, 10 * 0.9 * (Z / studentT(9)) ** 2).low, 9),
    high: expect.closeTo(samplingInterval(50, 10 * 0.9 * (Z / studentT(9)) ** 2).high, 9),
  });
});

test('reliability by what was said; 100 % counts in the last range', () => {
  const bins = reliabilityOf([
    gradedRow(1, { probability: 60 }),
    gradedRow(2, { probability: 64.9, outcome: 'loss' }),
    gradedRow(3, { probability: 100 }),
    gradedRow(4, { probability: 62, outcome: 'push' }),
  ]);
  expect(bins.map(({ from, to, decided, won }) => [from, to, decided, won])).toEqual([
    [60, 65, 2, 50],
    [95, 100, 1, 100],
  ]);
  expect(bins[0]?.said).toBeCloseTo(62.45, 9);
});
