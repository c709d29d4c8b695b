import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jointMean, jointOf } from './joint.fixture.ts';
import { tightenedTable } from './tightenedTable.ts';

const poisson = (size: number, home: number, away: number) => {
  const weights = (rate: number) => {
    const out = [Math.exp(-rate)];
    for (let k = 1; k < size; k++) out.push(((out[k - 1] ?? 0) * rate) / k);
    return out;
  };
  const [p, q] = [weights(home), weights(away)];
  return jointOf(size, (h, a) => (p[h] ?? 0) * (q[a] ?? 0));
};

test('totals come together; results and both means stay', () => {
  const rate = fc.double({ min: 0.2, max: 4, noNaN: true });
  fc.assert(
    fc.property(
      rate,
      rate,
      fc.double({ min: 0.005, max: 0.1, noNaN: true }),
      (home, away, tight) => {
        const plain = poisson(25, home, away);
        const made = tightenedTable(plain, tight);
        for (const value of [
          (h: number, a: number) => (h > a ? 1 : 0),
          (h: number, a: number) => (h === a ? 1 : 0),
          (h: number) => h,
          (_: number, a: number) => a,
        ]) {
          expect(jointMean(made, value)).toBeCloseTo(jointMean(plain, value), 6);
        }
        const variance = (table: typeof plain) =>
          jointMean(table, (h, a) => (h + a) ** 2) - jointMean(table, (h, a) => h + a) ** 2;
        const before = variance(plain);
        expect(variance(made)).toBeLessThan(before);
        expect(variance(made)).toBeGreaterThan(0.8 * (before / (1 + tight * before)));
      },
    ),
  );
});
