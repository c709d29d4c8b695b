import { expect, test } from 'vitest';
import { comingAndArchive } from './comingAndArchive.ts';

const AUTHORED = { name: 'June 2025', sample: true, prediction: {} };
const SAMPLE = { name: 'sample', sample: true, prediction: {} };
const LIVE = { name: 'live', sample: false, prediction: {} };
const PENDING = { name: 'pending', sample: false };

test('the samples of 2025 never open the page, not even while no event to come has a prediction', () => {
  const none = { coming: [], archive: [AUTHORED] };
  expect(comingAndArchive([], [AUTHORED])).toEqual(none);
  expect(comingAndArchive([PENDING], [AUTHORED])).toEqual(none);
});

test('an event to come opens it, one of the sample source too', () => {
  expect(comingAndArchive([SAMPLE, PENDING], [AUTHORED])).toEqual({
    coming: [SAMPLE],
    archive: [AUTHORED],
  });
});

test('what the sample source made gives way to a live event with a prediction', () => {
  expect(comingAndArchive([SAMPLE, LIVE], [AUTHORED])).toEqual({
    coming: [LIVE],
    archive: [AUTHORED],
  });
});
