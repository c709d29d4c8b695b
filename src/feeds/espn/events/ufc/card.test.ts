import { expect, test } from 'vitest';
import type { FightCard } from '#domain/events/fightCard.ts';
import { EVENTS_AS_OF, eventsFixtureText, parseEventsText } from '../payloads.fixture.ts';
import { cardReader } from './card.ts';

const answer = parseEventsText(eventsFixtureText('ufc'), cardReader(EVENTS_AS_OF));

function card(sourceId: string): FightCard {
  const found = answer.events.find((event) => event.sourceId === sourceId);
  if (found?.kind !== 'fights') throw new Error(`no card ${sourceId}`);
  return found;
}

test('a card: its main event first, whichever way the feed lists, called-off bouts left out', () => {
  const { bouts, ...facts } = card('ufc-600000001');
  expect(facts).toEqual({
    kind: 'fights',
    sourceId: 'ufc-600000001',
    league: 'UFC',
    name: 'UFC 400: Able vs. Báker',
    startTime: '2026-11-21T22:00:00.000Z',
    timeKnown: true,
    status: 'scheduled',
    venue: { name: 'Example Arena', city: 'Austin', country: 'TX, USA' },
    promoter: 'UFC',
    broadcaster: 'Paramount+',
  });
  expect(bouts.map(({ key, segment }) => [key, segment])).toEqual([
    ['406', 'main'],
    ['405', 'main'],
    ['403', 'prelims'],
    ['401', 'earlyPrelims'],
  ]);
});

test('the main event: class, rounds, title, records, portraits, and prices told by the fighters’ ids', () => {
  expect(card('ufc-600000001').bouts[0]).toEqual({
    key: '406',
    segment: 'main',
    weightClass: 'Lightweight',
    rounds: 5,
    titleFight: true,
    women: false,
    a: {
      name: 'Abel Able',
      record: '20-4-1',
      country: 'Georgia',
      imageUrl: 'https://a.espncdn.com/i/headshots/mma/players/full/19.png',
    },
    b: {
      name: 'Bo Báker Jr.',
      record: '18-6',
      country: 'Ireland',
      imageUrl: 'https://a.espncdn.com/i/headshots/mma/players/full/20.png',
    },
    moneyline: [
      {
        book: 'draftkings',
        feed: 'espn',
        provider: 'DraftKings',
        sample: false,
        asOf: EVENTS_AS_OF,
        a: -150,
        b: 130,
      },
    ],
    result: undefined,
  });
});

test('five rounds outside the main event are a title fight; the feed’s order of corners is kept', () => {
  const [, second, , opener] = card('ufc-600000001').bouts;
  expect(second).toMatchObject({ rounds: 5, titleFight: true });
  expect(opener).toMatchObject({
    weightClass: "Women's Strawweight",
    women: true,
    rounds: 3,
    titleFight: false,
    a: { name: 'Una Opener' },
    b: { name: 'Iris Eager' },
  });
});

test('results: method, round, no contest, draw; order and segments by the feed’s own numbers', () => {
  const { bouts, status } = card('ufc-600000002');
  expect(status).toBe('final');
  expect(bouts.map(({ key, segment, result }) => [key, segment, result])).toEqual([
    ['411', 'main', { winner: 'a', method: 'knockout', round: 4 }],
    ['413', 'main', { winner: 'a', method: 'submission', round: 2 }],
    ['412', 'prelims', { winner: 'b', method: 'decision', round: 3 }],
    ['415', 'prelims', { winner: 'draw' }],
    ['414', 'earlyPrelims', { winner: 'noContest' }],
  ]);
});

test('a card without bouts is a card; what cannot be read is left out by itself', () => {
  expect(card('ufc-600000003').bouts).toEqual([]);
  expect(answer.events).toHaveLength(3);
  expect(answer.quarantined.map(({ item }) => item)).toEqual(['600000001/404', '600000004', '#4']);
});
