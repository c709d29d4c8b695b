import { describe, expect, test } from 'vitest';
import { pairCall } from '#domain/events/pairCall.ts';
import { payingCard } from '#domain/events/payingPair.fixture.ts';
import { decisiveWinShare } from '#domain/outcomes/fight.ts';
import { callSentence } from '#domain/prices/callText.ts';
import { sharpHistoryOf } from '#domain/prices/sharpHistory.ts';
import { pairPrice, pricesAsOf } from './pairPrice.ts';
import { pairPriceSchema } from './pairPriceSchema.ts';

const NOW = new Date('2026-11-23T15:00:00Z');
const [BOUT] = payingCard(NOW).bouts;
if (!BOUT?.prediction) throw new Error('the card has no prediction');
const { moneyline = [], prediction } = BOUT;
const priceHistory = sharpHistoryOf(BOUT);
const NAMES = ['Able', 'Baker'] as const;
const PART = {
  league: 'UFC',
  moneyline,
  priceHistory,
  prediction,
  share: decisiveWinShare(prediction.outcome, 'a'),
} as const;

/** Parts whose best price is in each of the states. */
const PARTS = {
  edge: PART,
  costs: { ...PART, moneyline: moneyline.slice(0, 3) },
  oneBook: { ...PART, moneyline: moneyline.slice(0, 1) },
  notAnEdge: { ...PART, moneyline: moneyline.map((quote) => ({ ...quote, a: -190 })) },
  notJudged: { ...PART, prediction: { ...prediction, anchor: undefined } },
  none: { ...PART, moneyline: [] },
} as const;

describe.each(Object.entries(PARTS))('a best price that is %s', (state, part) => {
  test('is said by the answer as by the page, and gets through the contract', () => {
    const call = pairCall(part, NAMES);
    const answer = pairPriceSchema.parse(JSON.parse(JSON.stringify(pairPrice(part, NAMES))));
    expect(answer.state).toBe(state);
    expect(answer.says).toBe(callSentence(call));
    // Which books have the same price stands in `says`.
    const { alike: _, ...price } = { alike: undefined, ...('price' in call && call.price) };
    if ('price' in call) expect(answer.price).toEqual(price);
    if ('why' in call) expect(answer.why).toBe(call.why);
  });
});

test('prices are as old as the oldest of them', () => {
  const [quote] = moneyline;
  if (!quote) throw new Error('no quote');
  const old = { ...quote, asOf: '2026-11-23T14:00:00Z' };
  expect(pricesAsOf([quote, old, quote])).toBe(old.asOf);
  expect(pricesAsOf([])).toBeUndefined();
});
