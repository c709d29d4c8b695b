/**
 * Whose prices are believed. A sharp book takes large bets from people who win, so its price is the market's; a soft book limits
 * them and copies. Weights are those of issue 36, measured on prices of many books 2010–2026 (`npm run backtest -- --edges`): a
 * soft book counts 1.
 */
interface SharpBook {
  readonly book: string;
  readonly weight: number;
  /** Where it is sharp; absent: everywhere. */
  readonly only?: 'usLeagues';
  /** Part of a winning bet's profit that an exchange keeps, 0–1: its prices are compared after it. */
  readonly commission?: number;
}

/** Leagues of the United States in which BetOnline takes large bets, and whose two-way markets are the tightest. */
const US_LEAGUES: ReadonlySet<string> = new Set([
  'NFL',
  'NBA',
  'WNBA',
  'MLB',
  'NHL',
  'NCAAF',
  'NCAAB',
]);

export const isUsLeague = (league: string): boolean => US_LEAGUES.has(league);

/** Commissions are the exchanges' standard rates without a discount, as far as we know them in November 2026. */
const SHARP_BOOKS: readonly SharpBook[] = [
  { book: 'pinnacle', weight: 10 },
  { book: 'betfair_ex', weight: 5, commission: 0.05 },
  { book: 'smarkets', weight: 5, commission: 0.02 },
  { book: 'matchbook', weight: 5, commission: 0.02 },
  { book: 'novig', weight: 5, commission: 0 },
  { book: 'prophetx', weight: 5, commission: 0.02 },
  { book: 'betopenly', weight: 5, commission: 0.03 },
  { book: 'betonlineag', weight: 5, only: 'usLeagues' },
  { book: 'lowvig', weight: 5, only: 'usLeagues' },
];

/** How a book is believed in a league. */
interface Standing {
  readonly sharp: boolean;
  readonly weight: number;
  readonly commission: number;
}

const SOFT: Standing = { sharp: false, weight: 1, commission: 0 };

export function bookStanding(book: string, league: string): Standing {
  const found = SHARP_BOOKS.find((one) => one.book === book);
  if (!found || (found.only === 'usLeagues' && !isUsLeague(league))) return SOFT;
  return { sharp: true, weight: found.weight, commission: found.commission ?? 0 };
}
