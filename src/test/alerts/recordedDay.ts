/**
 * Prices as recorded when the day opened and when its games began: NHL of 2019-11-23, NFL of 2021-11-21 (sportsbookreview.com's
 * archive, through the files that `npm run backtest` reads).
 */
interface RecordedPrices {
  readonly home: string;
  readonly away: string;
  readonly open: { readonly home: number; readonly away: number };
  readonly close: { readonly home: number; readonly away: number };
}

/** American odds to win. */
export const NHL_DAY: readonly RecordedPrices[] = [
  { home: 'BOS', away: 'MIN', open: { home: -210, away: 176 }, close: { home: -210, away: 190 } },
  { home: 'CAR', away: 'FLA', open: { home: -140, away: 120 }, close: { home: -150, away: 135 } },
  { home: 'COL', away: 'TOR', open: { home: -123, away: 103 }, close: { home: 105, away: -115 } },
  { home: 'DAL', away: 'CHI', open: { home: -180, away: 155 }, close: { home: -175, away: 157 } },
  { home: 'LA', away: 'UTAH', open: { home: 115, away: -135 }, close: { home: 115, away: -125 } },
  { home: 'MTL', away: 'NYR', open: { home: -190, away: 163 }, close: { home: -215, away: 195 } },
  { home: 'NJ', away: 'DET', open: { home: -160, away: 140 }, close: { home: -155, away: 140 } },
  { home: 'PHI', away: 'CGY', open: { home: -122, away: 102 }, close: { home: -120, away: 110 } },
  { home: 'SJ', away: 'NYI', open: { home: -113, away: -107 }, close: { home: -102, away: -108 } },
  { home: 'STL', away: 'NSH', open: { home: -127, away: 107 }, close: { home: -122, away: 112 } },
  { home: 'TB', away: 'ANA', open: { home: -205, away: 172 }, close: { home: -230, away: 205 } },
  { home: 'VGK', away: 'EDM', open: { home: -170, away: 148 }, close: { home: -180, away: 160 } },
  { home: 'WPG', away: 'CBJ', open: { home: -155, away: 135 }, close: { home: -120, away: 110 } },
  { home: 'WSH', away: 'VAN', open: { home: -185, away: 160 }, close: { home: -180, away: 160 } },
];

/** Home handicap and total, at the open and at the close. */
export const NFL_DAY = [
  {
    home: 'BUF',
    away: 'IND',
    open: { spread: -7, total: 50 },
    close: { spread: -7.5, total: 49.5 },
  },
  {
    home: 'CAR',
    away: 'WSH',
    open: { spread: -2.5, total: 43 },
    close: { spread: -3.5, total: 43 },
  },
  { home: 'CHI', away: 'BAL', open: { spread: 6.5, total: 45 }, close: { spread: 5, total: 43 } },
  {
    home: 'CLE',
    away: 'DET',
    open: { spread: -10, total: 46.5 },
    close: { spread: -13, total: 42.5 },
  },
  {
    home: 'JAX',
    away: 'SF',
    open: { spread: 5.5, total: 46.5 },
    close: { spread: 6.5, total: 45 },
  },
  {
    home: 'KC',
    away: 'DAL',
    open: { spread: -2.5, total: 53.5 },
    close: { spread: -2.5, total: 56 },
  },
  {
    home: 'LAC',
    away: 'PIT',
    open: { spread: -3, total: 48.5 },
    close: { spread: -5.5, total: 47.5 },
  },
  { home: 'LV', away: 'CIN', open: { spread: 0, total: 48.5 }, close: { spread: 1, total: 50.5 } },
  { home: 'MIN', away: 'GB', open: { spread: 2, total: 50.5 }, close: { spread: 1, total: 48 } },
  {
    home: 'NYJ',
    away: 'MIA',
    open: { spread: 2.5, total: 45.5 },
    close: { spread: 3.5, total: 44.5 },
  },
  {
    home: 'PHI',
    away: 'NO',
    open: { spread: -1, total: 43.5 },
    close: { spread: -2.5, total: 42.5 },
  },
  {
    home: 'SEA',
    away: 'ARI',
    open: { spread: -1, total: 50.5 },
    close: { spread: -2.5, total: 46 },
  },
  {
    home: 'TEN',
    away: 'HOU',
    open: { spread: -10.5, total: 46.5 },
    close: { spread: -10.5, total: 44.5 },
  },
] as const;
