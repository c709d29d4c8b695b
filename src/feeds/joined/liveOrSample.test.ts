import { expect, test } from 'vitest';
import { type Source, SourceError } from '../source.ts';
import { liveOrSample } from './liveOrSample.ts';

const now = new Date('2026-11-20T17:00:00Z');
const sample: Source = {
  name: 'demo',
  sample: true,
  games: async () => ({ games: [], quarantined: [] }),
};
const live = (games: Source['games']): Source => ({ name: 'espn', sample: false, games });

test('the live feed is used when one league answers', async () => {
  let asked = 0;
  const feed = live(async () => {
    asked += 1;
    if (asked === 1) throw new SourceError('down');
    return { games: [], quarantined: [] };
  });
  expect(await liveOrSample(feed, sample, now)).toEqual({ source: feed });
});

test('the sample source is used when none does', async () => {
  const feed = live(async () => {
    throw new SourceError('no network');
  });
  const chosen = await liveOrSample(feed, sample, now);
  expect(chosen.source).toBe(sample);
  expect(chosen.refusal).toBeUndefined();
});

test('a feed that refuses us is told from one that cannot be reached', async () => {
  let asked = 0;
  const feed = live(async () => {
    asked += 1;
    if (asked === 1) throw new SourceError('gave no answer');
    throw new SourceError('status 400', { refusal: { feed: 'ESPN', status: 400 } });
  });
  const { source, refusal } = await liveOrSample(feed, sample, now);
  expect(source).toBe(sample);
  expect(refusal).toEqual({ feed: 'ESPN', status: 400 });
});

test('a defect of ours is no reason to show samples', async () => {
  const feed = live(async () => {
    throw new TypeError('a defect');
  });
  await expect(liveOrSample(feed, sample, now)).rejects.toThrow(TypeError);
});
