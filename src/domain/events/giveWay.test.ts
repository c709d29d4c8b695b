import { expect, test } from 'vitest';
import { liveOrSamples } from './giveWay.ts';

const AUTHORED = { name: 'June 2025', sample: true, prediction: {} };
const SAMPLE = { name: 'sample', sample: true, prediction: {} };
const LIVE = { name: 'live', sample: false, prediction: {} };
const PENDING = { name: 'pending', sample: false };

test('samples stay while only events of the sample source have predictions', () => {
  expect(liveOrSamples([], [AUTHORED])).toEqual([AUTHORED]);
  expect(liveOrSamples([SAMPLE, PENDING], [AUTHORED])).toEqual([SAMPLE, AUTHORED]);
});

test('samples give way to a live event with a prediction', () => {
  expect(liveOrSamples([SAMPLE, LIVE], [AUTHORED])).toEqual([LIVE]);
});
