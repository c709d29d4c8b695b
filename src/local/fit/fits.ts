import type { Fit } from '../backtest/types.ts';
import type { Lazy } from '../data/leagueNames.ts';

/** Every sport's fit, loaded where a league of it is asked for. A new sport is one entry here. */
export const FITS: readonly Lazy<Fit>[] = [
  {
    leagues: [
      ...['NFL', 'NBA', 'WNBA', 'MLB', 'NHL', 'NCAAF', 'NCAAB'],
      ...['MLS', 'EPL', 'LaLiga', 'Bundesliga', 'SerieA'],
    ],
    load: async () => (await import('./teams.ts')).teams,
  },
];
