import { expect, test } from 'vitest';
import { confidencePicks } from '#domain/season/pools/confidence.ts';
import { expectedPoints } from '#domain/season/pools/expectedPoints.fixture.ts';
import { survivorPlan } from '#domain/season/pools/survivorPlan.ts';
import { madeUp, PLAIN_RULES } from '../madeUp.fixture.ts';
import { playSeason } from '../play.ts';
import { PoolCount } from './poolCount.ts';

const RUNS = 4000;
const INPUTS = madeUp('NFL', { rounds: 1 });
const WATCHED = { survivor: survivorPlan(INPUTS), confidence: confidencePicks(INPUTS) };

/** Five standard errors of a share of runs. */
const luck = (chance: number): number => 5 * Math.sqrt((chance * (1 - chance)) / RUNS);

function counted() {
  const count = new PoolCount(INPUTS, WATCHED);
  const counts = playSeason(INPUTS, 3, RUNS, {
    rules: PLAIN_RULES,
    watch: (_settled, _weight, run) => count.add(run),
  });
  return { counts, pools: count.pools() };
}

test('the seasons are the same whether or not pools are counted in them', () => {
  expect(counted().counts).toEqual(playSeason(INPUTS, 3, RUNS, { rules: PLAIN_RULES }));
});

test('the first step lasts as often as its team wins, and later ones never more often', () => {
  const { survivor } = counted().pools;
  const [first = 0, ...rest] = survivor?.survived ?? [];
  const chance = survivor?.steps[0]?.chance ?? 0;
  expect(survivor?.steps.length).toBeGreaterThan(1);
  expect(Math.abs(first - chance)).toBeLessThan(luck(chance));
  for (const [at, share] of rest.entries()) {
    expect(share).toBeLessThanOrEqual(survivor?.survived[at] ?? 0);
  }
});

test('the mean of the points is what the chances say', () => {
  const { confidence } = counted().pools;
  const picks = confidence?.picks ?? [];
  const most = picks.reduce((sum, { points }) => sum + points, 0);
  expect(picks.length).toBeGreaterThan(1);
  const apart = Math.abs((confidence?.expected.mean ?? 0) - expectedPoints(picks));
  expect(apart).toBeLessThan(most * luck(0.5));
  expect(confidence?.expected.high).toBeLessThanOrEqual(most);
});
