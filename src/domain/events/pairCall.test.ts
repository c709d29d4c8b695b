import { expect, test } from 'vitest';
import { callSentence } from '../prices/callText.ts';
import { laggingPart } from '../prices/sharpHistory.fixture.ts';
import type { TwoWayQuote } from './event.ts';
import { pairCall, sideCall } from './pairCall.ts';
import type { TwoWayPart } from './twoWayEdge.ts';

const NAMES = ['Able', 'Baker'] as const;
const quote = (provider: string, a: number, b: number): TwoWayQuote => ({
  book: provider.toLowerCase(),
  feed: 'espn',
  provider,
  sample: false,
  asOf: '2026-11-25T12:00:00.000Z',
  a,
  b,
});
const part = (share: number, ...moneyline: TwoWayQuote[]): TwoWayPart => ({
  league: 'ATP',
  share,
  moneyline,
  prediction: {
    recipe: { notes: [] },
    own: { a: share, b: 1 - share },
    anchor: { a: share, b: 1 - share, books: ['One'], leftOut: [] },
  },
});
const said = (of: TwoWayPart) => callSentence(pairCall(of, NAMES));

test('the side whose price costs least, where, and what it costs', () => {
  expect(said(part(0.5, quote('One', -105, -115), quote('Two', -108, -112)))).toBe(
    'Best: Able to win −105 (One), costs 2¢ per $1',
  );
  expect(said(part(0.4, quote('One', -105, -115), quote('Two', -108, -112)))).toBe(
    'Best: Baker to win −112 (Two), +13.6¢ per $1, no sharp book read',
  );
});

test('where one book alone has a price, it says so', () => {
  expect(said(part(0.5, quote('One', -105, -115)))).toBe(
    'One book: Able to win −105 (One), costs 2¢ per $1',
  );
});

test('a return that no sharp book confirms says why it is none', () => {
  expect(said(part(0.5, quote('One', 102, -115), quote('Two', 100, -110)))).toBe(
    'Best: Able to win +102 (One), +1.0¢ per $1, same price at Two, no sharp book read',
  );
});

test('an edge is named as one, and a price too far off never before a believable one', () => {
  const three = ['One', 'Two', 'Three'].map((name) => quote(name, -105, -105));
  expect(said(laggingPart(part(0.5, ...three, quote('Off', 125, -145))))).toBe(
    'Edge: Able to win +125 (Off), +6.2¢ per $1',
  );
  expect(said(part(0.5, ...three, quote('Off', 125, -145)))).toBe(
    'Best: Able to win +125 (Off), +12.5¢ per $1, no sharp book read',
  );
  expect(said(part(0.5, ...three, quote('Odd', 200, -240)))).toBe(
    'Best: Baker to win −105 (One), costs 2¢ per $1, same price at Two and 1 more',
  );
});

test('without a price it says that; where nothing may be claimed, the price alone stands', () => {
  expect(said(part(0.5))).toBe('No price yet');
  expect(sideCall(part(0.5), 'a', NAMES)).toEqual({ state: 'none' });
  const priced = part(0.4, quote('One', -105, -115));
  const { anchor: _, ...alone } = priced.prediction;
  expect(said({ ...priced, prediction: alone })).toBe(
    'Best: Baker to win −115 (One), our prediction is older than the price',
  );
  const notes = ['Able is new to the ratings: rated as unranked, wide range'];
  expect(said({ ...priced, prediction: { ...priced.prediction, recipe: { notes } } })).toBe(
    'Best: Baker to win −115 (One), new to our ratings, cost unknown',
  );
});
