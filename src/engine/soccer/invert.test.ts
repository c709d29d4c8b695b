import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratesFromOutcomes } from './invert.ts';
import { outcomesOf } from './outcomes.ts';

const RHO = -0.05;
const marketOf = (homeRate: number, awayRate: number) =>
  outcomesOf({ homeRate, awayRate, homeLogSd: 0, awayLogSd: 0, rho: RHO });

test('the rates of a market that the model itself has made, from over 2.5 or from the draw', () => {
  const rate = fc.double({ min: 0.3, max: 3.5, noNaN: true });
  fc.assert(
    fc.property(rate, rate, (homeRate, awayRate) => {
      const { home, away, draw, over } = marketOf(homeRate, awayRate);
      for (const level of [{ over }, { draw }]) {
        const found = ratesFromOutcomes(home, away, level, RHO);
        expect(found.home).toBeCloseTo(Math.log(homeRate), 5);
        expect(found.away).toBeCloseTo(Math.log(awayRate), 5);
      }
    }),
  );
});

test('a market outside of what the model can say gives finite rates within bounds', () => {
  const p = fc.double({ min: 0.001, max: 0.998, noNaN: true });
  fc.assert(
    fc.property(p, p, p, (home, away, other) => {
      for (const level of [{ over: other }, { draw: other }]) {
        const found = ratesFromOutcomes(home, away, level, RHO);
        const total = Math.exp(found.home) + Math.exp(found.away);
        expect(total).toBeGreaterThan(0.49);
        expect(total).toBeLessThan(8.01);
        expect(Math.abs(found.home - found.away)).toBeLessThan(4.01);
      }
    }),
  );
});
