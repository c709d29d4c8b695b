import { expect, test } from 'vitest';
import { CLAIMS } from '#content/marketing/claims.ts';
import { countedPerformance } from '#content/marketing/features.ts';
import { countedHeadline } from '#content/marketing/subscribe.ts';
import { NONE_GRADED } from '#domain/words/noneGraded.ts';
import { claimsShown } from './claimsShown.ts';

test('as given on the sample, counted on live data, unless the owner says otherwise', () => {
  expect([claimsShown(true), claimsShown(false)]).toEqual(['as-given', 'counted']);
  expect(claimsShown(true, 'counted')).toBe('counted');
  expect(claimsShown(false, 'as-given')).toBe('as-given');
});

const NONE = { totalPredictions: 0, winRate: undefined, units: undefined };
const SOME = { totalPredictions: 1234, winRate: 51.26, units: -8.44 };

test('counted figures stand in the places of the headline, or that there is none', () => {
  const values = (of: typeof NONE | typeof SOME) => countedHeadline(of).map(({ value }) => value);
  expect(values(NONE).slice(0, 3)).toEqual([NONE_GRADED, NONE_GRADED, NONE_GRADED]);
  expect(values(SOME).slice(0, 3)).toEqual(['51.3%', '1,234', '−8.4']);
});

test('no claim that nothing supports is among the counted figures', () => {
  const shown = [
    ...countedHeadline(SOME).map(({ value }) => value),
    ...countedPerformance(SOME.winRate).map(({ value }) => value),
  ].join();
  for (const claim of [CLAIMS.winRateRounded, CLAIMS.units, CLAIMS.accuracy, CLAIMS.activeUsers])
    expect(shown).not.toContain(claim.text);
});
