import { expect, test } from 'vitest';
import { EXAMPLE_CARD } from '#domain/events/exampleEvents.fixture.ts';
import type { Bout } from '#domain/events/fightCard.ts';
import { fightOdds } from '#domain/fights/fightOdds.ts';
import { fightEvent } from './event.ts';

const [MAIN] = EXAMPLE_CARD.bouts as [Bout];

test('a card is told by its main event', () => {
  expect(fightEvent(EXAMPLE_CARD)).toMatchObject({
    id: 1,
    title: 'UFC Fight Night: Able vs. Baker',
    date: '2026-11-22T01:00:00.000Z',
    weightClass: 'Lightweight',
    titleFight: false,
    venue: 'UFC Apex',
    location: 'Las Vegas, USA',
    promoter: '',
    broadcaster: '',
    externalId: 'espn:401',
    sample: false,
    asOf: '2026-11-20T15:00:00.000Z',
    undercard: [],
  });
  expect(fightEvent({ ...EXAMPLE_CARD, bouts: [] })).toBeUndefined();
});

test('the prediction names winner, method, round, probability, duration and reasons', () => {
  expect(fightEvent(EXAMPLE_CARD)?.prediction).toMatchObject({
    winner: 'Ann Able',
    method: 'decision',
    round: 3,
    winProbability: 100 * (12 / 18),
    confidence: 100 * (12 / 18),
    keyFactors: ['Ann Able: stronger by results and past odds'],
    runs: 20,
    methods: {
      a: { knockout: 0.2, submission: 0.1, decision: 0.3 },
      b: { knockout: 0.05, submission: 0, decision: 0.25 },
    },
    drawShare: 0.1,
  });
  const pending = { ...EXAMPLE_CARD, bouts: [{ ...MAIN, prediction: undefined }] };
  const event = fightEvent(pending);
  expect(event?.prediction).toBeUndefined();
  expect(event?.fighters[0].moneylineOdds).toBeUndefined();
});

test('without a book the moneyline is the simulation’s fair price, marked as such', () => {
  const [able, baker] = fightEvent(EXAMPLE_CARD)?.fighters ?? [];
  expect(able).toMatchObject({ moneylineOdds: -200, moneylineFrom: 'model', book: undefined });
  expect(baker).toMatchObject({ moneylineOdds: 200, moneylineFrom: 'model' });
  // Of 20 simulated fights Able wins 4 by knockout and 6 by decision.
  expect(able).toMatchObject({ koOdds: 400, decisionOdds: 233 });
});

test('a book’s price goes first, the best of several', () => {
  const quote = { sample: false, asOf: EXAMPLE_CARD.asOf } as const;
  const moneyline = [
    { ...quote, book: 'one', feed: 'espn', provider: 'One', a: -180, b: 155 },
    { ...quote, book: 'two', feed: 'bovada', provider: 'Two', a: -170, b: 150 },
  ] as const;
  const event = fightEvent({ ...EXAMPLE_CARD, bouts: [{ ...MAIN, moneyline }] });
  expect(event?.fighters).toMatchObject([
    { moneylineOdds: -170, moneylineFrom: 'book', book: { provider: 'Two', sample: false } },
    { moneylineOdds: 155, moneylineFrom: 'book', book: { provider: 'One', sample: false } },
  ]);
});

test('nothing prices a bout that no book quotes and nothing simulated', () => {
  expect(fightOdds({ ...MAIN, prediction: undefined }, 'a')).toEqual({
    moneyline: undefined,
    from: undefined,
    book: undefined,
    knockout: undefined,
    decision: undefined,
  });
});

test('the undercard names fighters, records, class, rounds and odds', () => {
  const prelim: Bout = { ...MAIN, key: '402', rounds: 5, titleFight: true };
  const [bout] = fightEvent({ ...EXAMPLE_CARD, bouts: [MAIN, prelim] })?.undercard ?? [];
  expect(bout).toMatchObject({
    fighter1: 'Ann Able',
    fighter2: 'Bea Baker',
    weightClass: 'Lightweight',
    rounds: 5,
    title: true,
    fighter1Record: '12-3',
    fighter2Record: '9-4-1',
    fighter1Odds: -200,
    fighter2Odds: 200,
    oddsFrom: 'model',
  });
});
