import { expect, test } from 'vitest';
import { COUPON_MONEYLINE, coupon, event } from '../bovada/coupon.fixture.ts';
import { parseBovadaGames, readCoupon } from '../bovada/coupon.ts';
import { readLeague } from '../espn/events/askScoreboard.ts';
import { eventsFixtureText as eventsText } from '../espn/events/payloads.fixture.ts';
import { nascarReader } from '../espn/events/racing/nascar.ts';
import { readScoreboard } from '../espn/events/scoreboard.ts';
import { GAMES_AS_OF, gamesFixtureText, parseGamesText } from '../espn/games/payloads.fixture.ts';
import { parseScoreboard } from '../espn/games/scoreboard.ts';
import { NO_EVENTS } from '../eventAnswer.ts';
import { readFight } from '../thesportsdb/boxing/card.ts';
import { readSportsDbEvents } from '../thesportsdb/events.ts';
import { NOW, sportsDbEvent } from '../thesportsdb/sportsDb.fixture.ts';
import { parsedItem } from './items.ts';

/** Number of items read from an answer. */
const MOST_ITEMS = 1_000;

/** Fails on the first item only. */
const once = () => {
  let first = true;
  return () => {
    if (first) {
      first = false;
      throw new RangeError('a fault of ours');
    }
  };
};
const REASON = 'could not be read (RangeError)';

test('a reader that falls over one item keeps the others, in every feed', () => {
  const all = parseGamesText(gamesFixtureText('nhl'), 'NHL').games;
  const fault = once();
  const games = parseScoreboard(JSON.parse(gamesFixtureText('nhl')), {
    league: 'NHL',
    asOf: GAMES_AS_OF,
    keyOf: ({ abbreviation }) => {
      fault();
      return abbreviation;
    },
  });
  expect(games.ok && games.value.games).toEqual(all.slice(1));
  expect(games.ok && games.value.quarantined[0]).toEqual({
    item: all[0]?.sourceId,
    reason: REASON,
  });

  const faulty = once();
  const events = readScoreboard({ events: [{ id: '1' }, { id: '2' }] }, () => {
    faulty();
    return NO_EVENTS;
  });
  expect(events?.quarantined).toEqual([{ item: '1', reason: REASON }]);

  const fallen = once();
  const fights = readSportsDbEvents({ events: [sportsDbEvent(), sportsDbEvent()] }, (one) => {
    fallen();
    return readFight(one, NOW);
  });
  expect(fights?.events).toHaveLength(1);
  expect(fights?.quarantined).toEqual([{ item: 'sportsdb #0', reason: REASON }]);

  const broken = once();
  const two = coupon(event('A', 'B', []), event('C', 'D', [], { id: '2' }));
  const items = readCoupon(two, 'football/nfl', ({ id }) => {
    broken();
    return parsedItem(id);
  });
  expect(items).toEqual({ items: ['2'], quarantined: [{ item: '25568702', reason: REASON }] });
});

const COUNT = 40_000;
const BEYOND = { item: '#1000 and on', reason: '39,000 items more than are read' };

/** One item repeated under different ids. */
const many = (item: object, key = 'id') =>
  Array.from({ length: COUNT }, (_, at) => ({ ...item, [key]: String(at + 1) }));

test('an answer of 40,000 items is read to the thousandth, in every feed', () => {
  const [game] = JSON.parse(gamesFixtureText('nhl')).events;
  // With the same start, they would be one game under many ids.
  const [competition] = game.competitions;
  const listed = many(game).map((each, at) => {
    const date = new Date(Date.parse(game.date) + at * 60_000).toISOString();
    return { ...each, date, competitions: [{ ...competition, date }] };
  });
  const games = parseGamesText(JSON.stringify({ events: listed }), 'NHL');
  expect([games.games.length, games.quarantined]).toEqual([MOST_ITEMS, [BEYOND]]);

  const [race] = JSON.parse(eventsText('nascar')).events;
  const races = readLeague({ events: many(race) }, 'NASCAR-Cup', nascarReader('NASCAR-Cup'));
  expect(races).toMatchObject({ value: { events: { length: MOST_ITEMS } } });
  expect(races.ok && races.value.quarantined).toContainEqual(BEYOND);

  const fights = readSportsDbEvents({ events: many(sportsDbEvent(), 'idEvent') }, (one) =>
    readFight(one, NOW),
  );
  expect([fights?.events.length, fights?.quarantined]).toEqual([MOST_ITEMS, [BEYOND]]);

  const coupon = [
    { events: many(event('Buffalo Bills', 'Kansas City Chiefs', [COUPON_MONEYLINE])) },
  ];
  const quotes = parseBovadaGames(coupon, 'NFL', NOW.toISOString());
  expect([quotes?.items.length, quotes?.quarantined]).toEqual([MOST_ITEMS, [BEYOND]]);
});
