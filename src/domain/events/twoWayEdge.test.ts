import { expect, test } from 'vitest';
import { worthSaid } from '../prices/callText.ts';
import { laggingPart } from '../prices/sharpHistory.fixture.ts';
import type { TwoWayQuote } from './event.ts';
import { sideCall } from './pairCall.ts';
import { type TwoWayPart, twoWayEdge } from './twoWayEdge.ts';

const quote = (provider: string, a: number, b: number, asOf = '12:00'): TwoWayQuote => ({
  book: provider.toLowerCase(),
  feed: 'espn',
  provider,
  sample: false,
  asOf: `2026-11-21T${asOf}:00.000Z`,
  a,
  b,
});

const recipe = {
  engineVersion: '1',
  model: 'fight',
  seed: '00000000',
  iterations: 1,
  inputs: {},
  notes: [],
};
const ANCHOR = { a: 0.5, b: 0.5, books: ['One'], leftOut: [] };
const part = (share: number, ...moneyline: TwoWayQuote[]): TwoWayPart => ({
  league: 'ATP',
  moneyline,
  share,
  prediction: { recipe, own: { a: 0.5, b: 0.5 }, anchor: ANCHOR },
});

const textOf = (of: TwoWayPart, side: 'a' | 'b'): string | undefined => {
  const edge = twoWayEdge(of, side);
  return edge && worthSaid(sideCall(of, side, ['Able', 'Baker']));
};

test('one book alone, published as it says: both sides cost its margin', () => {
  const fair = part(0.5, quote('One', -110, -110));
  expect(textOf(fair, 'a')).toBe('Costs 5¢ per $1');
  expect(textOf(fair, 'b')).toBe('Costs 5¢ per $1');
});

// Three books agree on even; the fourth pays +125 on a.
const THREE = ['One', 'Two', 'Three'].map((name) => quote(name, -105, -105));

test('a book that is off the others is no edge while no sharp book is read', () => {
  expect(textOf(part(0.5, ...THREE, quote('Off', 125, -145)), 'a')).toBe(
    '+12.5¢ per $1, no sharp book read',
  );
});

test('one that lags a sharp book that moved is an edge: half the distance, in cents per dollar', () => {
  const off = laggingPart(part(0.5, ...THREE, quote('Off', 125, -145)));
  expect(textOf(off, 'a')).toBe('+6.2¢ per $1');
  // In the UFC the same rule holds.
  expect(textOf({ ...off, league: 'UFC' }, 'a')).toBe('+6.2¢ per $1');
});

test('a price far off the others is a mistake or a misread, and says so', () => {
  const three = ['One', 'Two', 'Three'].map((name) => quote(name, -110, -110));
  expect(textOf(part(0.5, ...three, quote('Odd', 200, -240)), 'a')).toBe(
    '+50.0¢ per $1, too far off, likely an error',
  );
});

test('a side that nobody has rated is no edge at any price', () => {
  const three = ['One', 'Two', 'Three'].map((name) => quote(name, -105, -105));
  for (const note of [
    'Able is new to the ratings: rated as unranked, wide range',
    'Our results for Able end in October 2018: rated as unranked, wide range',
  ]) {
    const made = part(0.5, ...three, quote('Off', 125, -145));
    const { prediction } = made;
    const unrated = {
      ...made,
      prediction: { ...prediction, recipe: { ...recipe, notes: [note] } },
    };
    expect(textOf(unrated, 'a')).toBe('New to our ratings, cost unknown');
  }
});

test('a price an hour older than the others is not read', () => {
  const quotes = [quote('One', -105, -105), quote('Old', 125, -145, '11:00')];
  expect(textOf(part(0.5, ...quotes), 'a')).toBe('Costs 2¢ per $1');
});

test('without a line nothing is said to be worth anything, nor of a prediction made before there was one', () => {
  expect(textOf(part(0.5), 'a')).toBeUndefined();
  const made = part(0.9, quote('One', 100, -120));
  const { anchor: _, ...alone } = made.prediction;
  expect(textOf({ ...made, prediction: alone }, 'a')).toBeUndefined();
});
