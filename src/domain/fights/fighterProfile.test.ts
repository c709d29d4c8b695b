import { expect, test } from 'vitest';
import type { Bout } from '../events/fightCard.ts';
import { fighterProfile, formWords, rankText } from './fighterProfile.ts';

const BOUT: Bout = {
  key: '1',
  segment: 'main',
  rounds: 12,
  titleFight: true,
  women: false,
  a: { name: 'Ann Example', record: '20-5', knockoutWins: 15, rank: 0 },
  b: { name: 'Bea Example' },
  moneyline: [
    {
      source: 'espn',
      provider: 'Book',
      sample: true,
      asOf: '2026-11-21T05:00:00Z',
      a: -150,
      b: 130,
    },
  ],
};

test('rates come from the record, the moneyline from the quotes', () => {
  const profile = fighterProfile(BOUT, 'a');
  expect(profile).toMatchObject({ winRate: 80, koRate: 75, moneylineOdds: { odds: -150 } });
});

test('what is not known is absent, never invented', () => {
  const profile = fighterProfile(BOUT, 'b');
  expect(profile.winRate).toBeUndefined();
  expect(profile.koRate).toBeUndefined();
  expect(profile.koOdds).toBeUndefined();
  expect(profile.decisionOdds).toBeUndefined();
});

test('rank and form in words', () => {
  expect(rankText({ rank: 0 })).toBe('Champion');
  expect(rankText({ rank: 4 })).toBe('No. 4');
  expect(rankText({})).toBeUndefined();
  expect(formWords(['W', 'L', 'D', 'N'])).toBe('win, loss, draw, no contest');
});
