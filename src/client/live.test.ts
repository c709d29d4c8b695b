import { expect, test } from 'vitest';
import { EXAMPLE_CURVE, EXAMPLE_LIVE } from '#contract/live/exampleLive.fixture.ts';
import { readGameLive } from './live.ts';
import { readLiveCurve } from './readLiveCurve.ts';

test('an answer is read field by field; the clock is not drawn', () => {
  const { clock: _, ...drawn } = EXAMPLE_LIVE;
  expect(readGameLive(JSON.parse(JSON.stringify(EXAMPLE_LIVE)))).toEqual(drawn);
  expect(readLiveCurve(JSON.parse(JSON.stringify(EXAMPLE_CURVE)))).toEqual(EXAMPLE_CURVE);
});

test('another shape is no answer', () => {
  for (const wrong of [
    null,
    {},
    { ...EXAMPLE_LIVE, stage: 'kickoff' },
    { ...EXAMPLE_LIVE, before: {} },
  ])
    expect(readGameLive(wrong)).toBeUndefined();
  expect(readGameLive({ ...EXAMPLE_LIVE, now: { chances: {} } })?.now).toBeUndefined();
  for (const wrong of [
    null,
    {},
    { ...EXAMPLE_CURVE, elapsed: [] },
    { ...EXAMPLE_CURVE, homeScores: [1] },
  ])
    expect(readLiveCurve(wrong)).toBeUndefined();
});
