import { expect, test } from 'vitest';
import { EXAMPLE_IN_SHORT } from '#contract/live/exampleLive.fixture.ts';
import { readLiveNow } from './readLiveNow.ts';

test('games are read field by field; one of another shape is left out', () => {
  const games = JSON.parse(JSON.stringify([EXAMPLE_IN_SHORT, { ...EXAMPLE_IN_SHORT, now: 1 }]));
  const { now: _, ...without } = EXAMPLE_IN_SHORT;
  expect(readLiveNow(games)).toEqual([EXAMPLE_IN_SHORT, without]);
  for (const wrong of [
    null,
    { ...EXAMPLE_IN_SHORT, stage: 'kickoff' },
    { ...EXAMPLE_IN_SHORT, before: {} },
    { ...EXAMPLE_IN_SHORT, league: 'curling' },
    { ...EXAMPLE_IN_SHORT, homeTeam: '' },
  ])
    expect(readLiveNow([wrong, EXAMPLE_IN_SHORT])).toEqual([EXAMPLE_IN_SHORT]);
});

test('an empty list is an answer; what is no list is none', () => {
  expect(readLiveNow([])).toEqual([]);
  expect(readLiveNow({ error: 'x' })).toBeUndefined();
});
