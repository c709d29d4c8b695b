import { expect, test } from 'vitest';
import { event, MONEYLINE } from '../feeds/bovada/coupon.fixture.ts';
import { parseGames } from '../feeds/bovada/coupon.ts';
import { readLeague } from '../feeds/espn/events/askScoreboard.ts';
import { fixtureText as eventsText } from '../feeds/espn/events/payloads.fixture.ts';
import { nascarReader } from '../feeds/espn/events/racing/nascar.ts';
import { fixtureText, parseText } from '../feeds/espn/games/payloads.fixture.ts';
import { readFight } from '../feeds/thesportsdb/boxing/card.ts';
import { readEvents } from '../feeds/thesportsdb/events.ts';
import { NOW, sportsDbEvent } from '../feeds/thesportsdb/sportsDb.fixture.ts';
import { MOST_ITEMS } from './firstItems.ts';

const COUNT = 40_000;
const BEYOND = { item: '#1000 and on', reason: '39000 items more than are read' };

/** An item over and over under other numbers. */
const many = (item: object, key = 'id') =>
  Array.from({ length: COUNT }, (_, at) => ({ ...item, [key]: String(at + 1) }));

test('an answer of 40,000 items is read to the thousandth, in every feed', () => {
  const [game] = JSON.parse(fixtureText('nhl')).events;
  const games = parseText(JSON.stringify({ events: many(game) }), 'NHL');
  expect([games.games.length, games.quarantined]).toEqual([MOST_ITEMS, [BEYOND]]);

  const [race] = JSON.parse(eventsText('nascar')).events;
  const races = readLeague({ events: many(race) }, 'NASCAR-Cup', nascarReader('NASCAR-Cup'));
  expect(races).toMatchObject({ value: { events: { length: MOST_ITEMS } } });
  expect(races.ok && races.value.quarantined).toContainEqual(BEYOND);

  const fights = readEvents({ events: many(sportsDbEvent(), 'idEvent') }, (one) =>
    readFight(one, NOW),
  );
  expect([fights?.events.length, fights?.quarantined]).toEqual([MOST_ITEMS, [BEYOND]]);

  const coupon = [{ events: many(event('Buffalo Bills', 'Kansas City Chiefs', [MONEYLINE])) }];
  const quotes = parseGames(coupon, 'NFL', NOW.toISOString());
  expect([quotes?.items.length, quotes?.quarantined]).toEqual([MOST_ITEMS, [BEYOND]]);
});
