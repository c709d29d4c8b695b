import { expect, test } from 'vitest';
import { madeUpSeason } from '#domain/season/madeUpSeason.fixture.ts';
import { poolsCard } from './poolsCard.ts';

const PICK = { game: 0, home: 0, away: 1, result: 'home', chance: 0.62, points: 1 } as const;
const POOLS = {
  confidence: {
    from: '2026-11-29',
    to: '2026-11-29',
    picks: [PICK],
    expected: { mean: 0.62, low: 0, high: 1 },
  },
};

test('a card has the surest picks, and says what is a sample', () => {
  expect(poolsCard('NFL', madeUpSeason({ sample: true, pools: POOLS }))).toMatchObject({
    title: 'NFL pools',
    kicker: 'Sample · Survivor, Confidence, Bracket: surest picks of the round',
    figures: [{ label: 'Alphas', value: '62%' }],
  });
});

test('without a ranked round it has the likeliest champions, before a forecast its name alone', () => {
  expect(poolsCard('NBA', madeUpSeason({ league: 'NBA' }))).toMatchObject({
    kicker: 'Bracket: likeliest champions',
    figures: [{ label: 'Alphas' }, { label: 'Betas' }, { label: 'Gammas' }, { label: 'Deltas' }],
  });
  expect(poolsCard('MLB', undefined)).toEqual({
    title: 'MLB pools',
    kicker: 'Bracket',
    figures: [],
  });
});
