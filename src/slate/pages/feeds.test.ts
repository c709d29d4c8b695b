import { expect, test } from 'vitest';
import { feedAddress, seasonFeedFormat } from './feedAddress.ts';

test('a feed is found by its path alone, in either format', () => {
  expect(feedAddress('/rss.xml')).toEqual({ format: 'rss', league: undefined });
  expect(feedAddress('/feed.json')).toEqual({ format: 'json', league: undefined });
  expect(feedAddress('/rss/laliga.xml')).toEqual({ format: 'rss', league: 'LaLiga' });
  expect(feedAddress('/feed/nfl.json')).toEqual({ format: 'json', league: 'NFL' });
  for (const path of ['/rss/nfl.json', '/rss/NFL.xml', '/rss/curling.xml', '/feed/', '/rss/'])
    expect(feedAddress(path), path).toBeUndefined();
});

test('the feed of season odds has paths of its own', () => {
  expect(seasonFeedFormat('/rss/season.xml')).toBe('rss');
  expect(seasonFeedFormat('/feed/season.json')).toBe('json');
  for (const path of ['/rss/season.json', '/rss/nfl.xml'])
    expect(seasonFeedFormat(path)).toBeUndefined();
});
