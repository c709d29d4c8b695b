import { expect, test } from 'vitest';
import { closeness } from '#engine/live/basketball/lawAt.ts';
import { sfc32, uniform } from '#engine/rng/generator.ts';
import { fitLaw, type LawMoment } from './fitLaw.ts';

const LEFT = 0.25;
const generator = sfc32(5);

function normal(): number {
  const radius = Math.sqrt(-2 * Math.log(1 - uniform(generator)));
  return radius * Math.cos(2 * Math.PI * uniform(generator));
}

/** A game of the law: strength .8, melt −.2, spread 1.5 and .5 more when close; points 1.1 and .1, pace .05, spread 1.2. */
function momentOf(): LawMoment {
  const known = { margin: 6 * normal(), marginSd: 12, total: 220 + 10 * normal(), totalSd: 17 };
  const lead = Math.round(known.margin * (1 - LEFT) + 9 * normal());
  const sum = Math.round(known.total * (1 - LEFT) + 14 * normal());
  const close = closeness(lead);
  const coming = 0.8 * known.margin * LEFT - 0.2 * (lead - known.margin * (1 - LEFT));
  const points = known.total * LEFT * (1.1 + 0.1 * close) + 0.05 * (sum - known.total * (1 - LEFT));
  const spread = 12 * Math.sqrt(LEFT * (1.5 + 0.5 * close));
  let end: number;
  do {
    end = Math.round(lead + coming + spread * normal());
  } while (uniform(generator) * 2 > (end === 0 ? 2 : 1));
  const endSum = sum + points + 17 * Math.sqrt(LEFT * 1.2) * normal();
  return { ...known, left: LEFT, lead, sum, endLead: end, endSum };
}

const MOMENTS = Array.from({ length: 40_000 }, momentOf);

test('the law of made-up games is found again', () => {
  const law = fitLaw(LEFT, MOMENTS);
  const near = (found: number, made: number, within: number): void =>
    expect(Math.abs(found - made)).toBeLessThan(within);
  // The more frequent level score draws margins a little together.
  near(law.strength, 0.8, 0.1);
  near(law.melt, -0.2, 0.025);
  near(law.spread, 1.5, 0.06);
  near(law.closeSpread, 0.5, 0.15);
  near(law.points, 1.1, 0.01);
  near(law.closePoints, 0.1, 0.02);
  near(law.pace, 0.05, 0.01);
  near(law.pointsSpread, 1.2, 0.05);
  expect(law.margins[0]).toBeGreaterThan(1.8);
  expect(law.margins[0]).toBeLessThan(2.2);
  expect(law.margins[4]).toBeGreaterThan(0.9);
  expect(law.margins[4]).toBeLessThan(1.1);
});

test('terms of the score that are given stay, and the rest fits around them', () => {
  const given = {
    melt: -0.2,
    closeSpread: 0.5,
    closePoints: 0.1,
    pace: 0.05,
    closePointsSpread: 0,
  };
  const law = fitLaw(LEFT, MOMENTS, given);
  expect(law).toMatchObject(given);
  expect(law.spread).toBeCloseTo(1.5, 1);
  expect(law.points).toBeCloseTo(1.1, 2);
});
