import { describe, expect, test } from 'vitest';
import { partEdges } from '../record/picks/shownEdges.ts';
import type { TwoWayQuote } from './event.ts';
import { EXAMPLE_RACE } from './exampleEvents.fixture.ts';
import { partsOf } from './parts.ts';
import { payingCard, payingMatch } from './payingPair.fixture.ts';
import { payingPairs, unseenSports } from './payingPairs.ts';
import { pricedPairs } from './pricedPair.ts';
import type { SportEvent } from './sportEvent.ts';

const NOW = new Date('2026-11-23T15:02:00Z');
const ago = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const paying = (event: SportEvent, now = NOW) => payingPairs(pricedPairs(event), now);
const card = (change: object = {}): SportEvent => ({ ...payingCard(NOW), ...change });
const withQuotes = (change: (quote: TwoWayQuote) => TwoWayQuote): SportEvent => {
  const one = payingCard(NOW, { hours: 10 });
  const bouts = one.bouts.map((bout) => ({ ...bout, moneyline: bout.moneyline?.map(change) }));
  return { ...one, bouts };
};

test('the best price of a side, at the return that is noted of its page', () => {
  for (const event of [payingCard(NOW), payingMatch(NOW)]) {
    const [part] = partsOf(event);
    const noted = part ? partEdges(event, part, NOW) : [];
    expect(noted).toHaveLength(1);
    expect(
      paying(event).map(({ name, american, provider, returnPerUnit, share }) => ({
        pick: name,
        price: american,
        book: provider,
        claimed: returnPerUnit,
        probability: 100 * share,
      })),
    ).toEqual(noted.map(({ market: _, choices: __, ...one }) => one));
  }
  expect(paying(payingMatch(NOW))[0]).toMatchObject({ name: 'Carl Clay', american: -190 });
  expect(paying(payingMatch(NOW))[0]?.pair.path).toBe('/tennis#matches-halle');
});

test('the best return first, over all of them', () => {
  const pairs = [payingMatch(NOW), payingCard(NOW)].flatMap(pricedPairs);
  expect(payingPairs(pairs, NOW).map(({ name }) => name)).toEqual(['Ann Able', 'Carl Clay']);
});

describe('none', () => {
  test('of a price that is no edge', () => {
    expect(paying(payingCard(NOW, { a: -200 }))).toEqual([]);
  });
  test('of a sample, an event or a quote of one', () => {
    expect(paying(card({ sample: true }))).toEqual([]);
    expect(paying(withQuotes((quote) => quote))).toHaveLength(1);
    const last = (quote: TwoWayQuote) => ({ ...quote, sample: quote.provider === 'Off' });
    expect(paying(withQuotes(last))).toEqual([]);
  });
  test('of what has begun, is off or over, or starts later than a day from now', () => {
    expect(paying(card({ startTime: NOW.toISOString() }))).toEqual([]);
    for (const status of ['live', 'final', 'postponed'])
      expect(paying(card({ status }))).toEqual([]);
    expect(paying(payingCard(NOW, { hours: 24 }))).toHaveLength(1);
    expect(paying(payingCard(NOW, { hours: 24.1 }))).toEqual([]);
  });
  test('of a reading that is two minutes old', () => {
    expect(paying(payingCard(ago(1.9), { hours: 10 }))).toHaveLength(1);
    expect(paying(payingCard(ago(2), { hours: 10 }))).toEqual([]);
    expect(paying(payingCard(ago(46), { hours: 10 }))).toEqual([]);
    expect(paying(payingCard(ago(31), { hours: 3 }))).toEqual([]);
    expect(paying(card({ asOf: ago(31).toISOString() }))).toEqual([]);
  });
  test('where one of the quotes that the page reads is not of this minute', () => {
    const aged = (minutes: number) => (quote: TwoWayQuote) => ({
      ...quote,
      asOf: ago(quote.provider === 'One' ? minutes : 0).toISOString(),
    });
    expect(paying(withQuotes(aged(20)))).toHaveLength(1);
    // The page ignores quotes half an hour older than the newest.
    expect(paying(withQuotes(aged(51)))).toHaveLength(1);
    // Old, and not so much older than the newest that the page would leave it out.
    const late = (quote: TwoWayQuote) => ({
      ...quote,
      asOf: ago(quote.provider === 'One' ? 46 : 20).toISOString(),
    });
    expect(paying(withQuotes(late))).toEqual([]);
  });
  test('without a published chance that is anchored to prices, and of fields', () => {
    const [bout] = payingCard(NOW).bouts;
    const { anchor: _, ...alone } = bout?.prediction ?? {};
    expect(pricedPairs(card({ bouts: [{ ...bout, prediction: alone }] }))).toEqual([]);
    expect(pricedPairs(card({ bouts: [{ ...bout, prediction: undefined }] }))).toEqual([]);
    expect(pricedPairs(card({ bouts: [{ ...bout, moneyline: [] }] }))).toEqual([]);
    expect(pricedPairs(EXAMPLE_RACE)).toEqual([]);
  });
});

test('sports of which no price was seen lately are named, those of today alone', () => {
  const old = payingMatch(ago(60), { hours: 10 });
  const pairs = [old, payingCard(NOW)].flatMap(pricedPairs);
  expect(unseenSports(pairs, NOW)).toEqual(['Tennis']);
  expect(unseenSports(pricedPairs(payingMatch(ago(60), { hours: 26 })), NOW)).toEqual([]);
});
