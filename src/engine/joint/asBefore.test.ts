/** The exact tables against the run-by-run simulations they take the place of. */
import { expect, test } from 'vitest';
import type { Sport } from '#domain/league.ts';
import { eachScore } from '#domain/scoreGrid.ts';
import { baseballTable } from '../baseball/model.ts';
import { basketballTable } from '../basketball/model.ts';
import { EXAMPLE_INPUTS, WIDE_INPUTS } from '../exampleInputs.fixture.ts';
import { hockeyTable } from '../hockey/model.ts';
import type { ModelInputs } from '../model.ts';
import { soccerTable } from '../soccer/model.ts';
import { playExample } from '../testing.fixture.ts';
import type { Joint } from './joint.ts';

const TABLES: Partial<Record<Sport, (inputs: ModelInputs) => Joint>> = {
  basketball: basketballTable,
  baseball: baseballTable,
  hockey: hockeyTable,
  soccer: soccerTable,
};
const RUNS = 3_000_000;

const CASES = (Object.keys(TABLES) as Sport[]).flatMap((sport) => [
  { sport, change: {} },
  { sport, change: WIDE_INPUTS[sport] },
]);

test.each(CASES)('$sport, $change: each score as often as before', ({ sport, change }) => {
  const joint = TABLES[sport]?.({ ...EXAMPLE_INPUTS[sport], ...change });
  if (!joint) throw new Error(sport);
  const all = joint.weights.reduce((sum, weight) => sum + weight, 0);
  expect(Math.min(...joint.weights)).toBeGreaterThanOrEqual(0);
  const counts = new Float64Array(joint.weights.length);
  eachScore(playExample(sport, change, 21, RUNS), (home, away, count) => {
    counts[home * joint.size + away] = count;
  });
  let chi = 0;
  let cells = 0;
  let rest = RUNS;
  let restSeen = RUNS;
  joint.weights.forEach((weight, cell) => {
    const expected = (RUNS * weight) / all;
    if (weight === 0) expect(counts[cell]).toBe(0);
    if (expected < 20) return;
    chi += ((counts[cell] ?? 0) - expected) ** 2 / expected;
    cells += 1;
    rest -= expected;
    restSeen -= counts[cell] ?? 0;
  });
  if (rest > 20) chi += (restSeen - rest) ** 2 / rest;
  expect(cells).toBeGreaterThan(30);
  expect(Math.abs(chi - cells)).toBeLessThan(5 * Math.sqrt(2 * cells));
});
