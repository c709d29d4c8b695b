import { expect, test } from 'vitest';
import { FADINGS } from '../../backtest/seasons/fading.ts';
import type { LeagueSeasons } from '../../backtest/seasons/types.ts';
import { fitSeasons } from './fitSeasons.ts';

const walk = (league: string, dataTo: string): LeagueSeasons => ({
  league,
  goals: [],
  ranges: [2023, 2024].map((season) => ({ season, fading: 0, fadingLosses: [], moments: [] })),
  seasons: [],
  dataTo,
  hash: 'abc',
});

test('each league’s width with the files and seasons it comes from; other leagues stay', () => {
  const known = fitSeasons(undefined, [walk('NBA', '2024-06-17')]);
  const fit = fitSeasons(known, [walk('NFL', '2025-02-09')]);
  expect(Object.keys(fit.leagues)).toEqual(['NBA', 'NFL']);
  expect(fit.dataTo).toBe('2025-02-09');
  // Too few seasons to choose on: what the filter says.
  expect(fit.leagues.NFL).toEqual({
    widening: 1,
    drift: 1,
    unseen: 0,
    fading: 0,
    dataHash: 'abc',
    dataTo: '2025-02-09',
    seasons: [2023, 2024],
  });
});

test('the fading that all seasons’ games ask for', () => {
  const asked = FADINGS.map((fading) => 10_000 * (fading - 0.2) ** 2);
  const ranges = [2022, 2023, 2024].map((season) => ({
    season,
    fading: 0,
    fadingLosses: asked,
    moments: [],
  }));
  const { leagues } = fitSeasons(undefined, [{ ...walk('NFL', '2025-02-09'), ranges }]);
  expect(leagues.NFL?.fading).toBe(0.2);
});
