/** Keys of The Odds API for books that we call by another name: one operator's site in another country, or an old name. */
const OTHER_KEYS: Readonly<Record<string, string>> = {
  williamhill_us: 'caesars',
  betfair_ex_uk: 'betfair_ex',
  betfair_ex_eu: 'betfair_ex',
  betfair_ex_au: 'betfair_ex',
  bet365_us: 'bet365',
  bet365_au: 'bet365',
  hardrockbet: 'hardrock',
};

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

/** Our stable id of the book behind a feed's key; undefined for what is no book of ours. */
export function bookId(key: string): string | undefined {
  const plain = key.trim().toLowerCase();
  if (!KEY.test(plain) || NO_BOOKS.has(plain)) return undefined;
  return OTHER_KEYS[plain] ?? plain;
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
