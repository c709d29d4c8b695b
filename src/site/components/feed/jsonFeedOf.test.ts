import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { EXAMPLE_HEADS } from '#domain/ledger/exampleLedger.fixture.ts';
import { gameItem } from './gameItem.ts';
import { jsonFeedOf } from './jsonFeedOf.ts';

const FEED = {
  title: 'Simcast: NFL predictions',
  description: 'Games to come.',
  page: '/league/nfl',
  asOf: '2026-11-22T15:00:00Z',
  items: [gameItem(EXAMPLE_GAME, '2026-11-20T09:00:05Z')],
  head: EXAMPLE_HEADS[0],
};
const WHERE = { site: { name: 'Simcast', url: 'https://a.example' }, path: '/feed/nfl.json' };

test('a feed and its items have the addresses and the dates that JSON Feed 1.1 asks for', () => {
  expect(jsonFeedOf(FEED, WHERE)).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Simcast: NFL predictions',
    home_page_url: 'https://a.example/league/nfl',
    feed_url: 'https://a.example/feed/nfl.json',
    items: [
      {
        id: 'https://a.example/game/18402',
        url: 'https://a.example/game/18402',
        title: 'Kansas City Chiefs @ Buffalo Bills: Bills 57.3%',
        date_published: '2026-11-20T09:00:05.000Z',
        date_modified: '2026-11-22T14:02:00.000Z',
        tags: ['NFL'],
      },
    ],
  });
});

test('an item says what the RSS item says', () => {
  const [item] = jsonFeedOf(FEED, WHERE).items;
  expect(item?.content_text).toBe(gameItem(EXAMPLE_GAME).description);
});

test('it carries the newest head of the ledger, whole; before the first it says that there is none', () => {
  const { day, seq, hash } = EXAMPLE_HEADS[0] ?? {};
  expect(jsonFeedOf(FEED, WHERE)._simcast).toEqual({
    about: 'https://a.example/verify',
    ledger_head: { day, seq, hash },
  });
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(jsonFeedOf({ ...FEED, head: undefined }, WHERE)._simcast.ledger_head).toBeNull();
});
