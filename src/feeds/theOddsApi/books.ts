import { type Bookmaker, bookOfKey } from '#domain/prices/bookmakers.ts';

/** Pick'em games and forecasts, which some feeds list next to bookmakers: nobody takes a bet at such a price. */
const NO_BOOKS: ReadonlySet<string> = new Set([
  'prizepicks',
  'underdog',
  'sleeper',
  'pick6',
  'betr_us_dfs',
  'kalshi',
  'polymarket',
]);

const KEY = /^[a-z][a-z0-9_]{1,39}$/;

/** The bookmaker behind a feed's key; undefined for what takes no bets. @param title the feed's name of it, for a key we do not know */
export function bookOfFeed(key: string, title: string | undefined): Bookmaker | undefined {
  const plain = key.trim().toLowerCase();
  if (!KEY.test(plain) || NO_BOOKS.has(plain)) return undefined;
  return bookOfKey(plain, title);
}

/** Ten books are one region, three credits a league: two sharp ones, an exchange, and the large books of the US. */
export const TEN_BOOKS = [
  'pinnacle',
  'betonlineag',
  'betfair_ex_eu',
  'draftkings',
  'fanduel',
  'betmgm',
  'williamhill_us',
  'espnbet',
  'betrivers',
  'fanatics',
] as const;

/** Books that one region's price buys. */
const BOOKS_A_REGION = 10;

/** Credits of one request: markets × regions, ten named books counting as a region. */
export const creditsOf = (books: number, markets: number): number =>
  markets * Math.ceil(books / BOOKS_A_REGION);
