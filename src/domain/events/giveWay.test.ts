import { expect, test } from 'vitest';
import { liveOrSamples } from './giveWay.ts';

const AUTHORED = { name: 'June 2025', sample: true, prediction: {} };
const BUNDLED = { name: 'bundled', sample: true, prediction: {} };
const LIVE = { name: 'live', sample: false, prediction: {} };
const PENDING = { name: 'pending', sample: false };

test('samples stay while only bundled events have predictions', () => {
  expect(liveOrSamples([], [AUTHORED])).toEqual([AUTHORED]);
  expect(liveOrSamples([BUNDLED, PENDING], [AUTHORED])).toEqual([BUNDLED, AUTHORED]);
});

test('samples give way to a live event with a prediction', () => {
  expect(liveOrSamples([BUNDLED, LIVE], [AUTHORED])).toEqual([LIVE]);
});
