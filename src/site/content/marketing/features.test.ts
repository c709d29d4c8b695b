import { expect, test } from 'vitest';
import { CLAIMS } from './claims.ts';
import { CAPABILITIES, FEATURE_TABS, FEATURES_CLOSE, performance } from './features.ts';

test('two tabs, the prediction engine first, each with eight lines and two cards', () => {
  expect(FEATURE_TABS.map(({ title, list, notes }) => [title, list.length, notes.length])).toEqual([
    ['Prediction Engine', 8, 2],
    ['Analytics Suite', 8, 2],
  ]);
});

test('the six specified capabilities, in their order', () => {
  expect(CAPABILITIES.map(({ title }) => title)).toEqual([
    'Monte Carlo Simulations',
    'Live Odds Tracking',
    'Player Projections',
    'Risk Analysis',
    'Instant Updates',
    'Multi-Sport Coverage',
  ]);
});

test('the performance row is the specified claims, the accuracy beside the ledger’s count', () => {
  expect(performance(58.64).map(({ claim, label }) => `${claim.text} ${label}`)).toEqual([
    '95.2% accuracy',
    '50k+ active users',
    'under 5 minutes analysis',
    '24/7 updates',
  ]);
  expect(performance(58.64)[0]?.counted).toBe('58.6% of graded picks right');
  expect(performance(undefined)[0]?.counted).toBe('no pick graded yet');
});

test('the closing call says that reading is free, and what Premium is', () => {
  expect(FEATURES_CLOSE.note).toContain('100% Free Forever');
  expect(FEATURES_CLOSE.more).toContain(CLAIMS.price.text);
  expect(FEATURES_CLOSE.more).toMatch(/^Reading every prediction is free/);
});
