import type { OddsWorld } from '#local/standins/feeds/theOddsApi.ts';

/** A book's American prices of home and away, or since when the feed has not looked at it. */
interface AskedPrices {
  readonly home: number;
  readonly away: number;
  /** ms since 1970; absent: just now. */
  readonly scannedAt?: number;
}

export const ELEVEN = [
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
  'bovada',
] as const;
type ElevenBook = (typeof ELEVEN)[number];

/** One game of the NFL, Bills against Chiefs, whose eleven books ask what a test says. */
export function askedWorld(start: number) {
  const asked = new Map<ElevenBook, AskedPrices>();
  const even: AskedPrices = { home: -108, away: -108 };
  const instant = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;
  const world: OddsWorld = {
    sports: () => ['americanfootball_nfl'],
    events: (_, now) => [
      {
        id: 'e1',
        sport_key: 'americanfootball_nfl',
        sport_title: 'NFL',
        commence_time: instant(start),
        home_team: 'Buffalo Bills',
        away_team: 'Kansas City Chiefs',
        bookmakers: ELEVEN.map((key) => {
          const { home, away, scannedAt = now - 5000 } = asked.get(key) ?? even;
          const outcomes = [
            { name: 'Buffalo Bills', price: home },
            { name: 'Kansas City Chiefs', price: away },
          ];
          const last_update = instant(scannedAt);
          return {
            key,
            title: key,
            last_update,
            markets: [{ key: 'h2h', last_update, outcomes }],
          };
        }),
      },
    ],
  };
  return {
    world,
    /** From the next reading on these books ask these prices. */
    ask: (prices: AskedPrices, ...books: readonly ElevenBook[]) => {
      for (const book of books) asked.set(book, prices);
    },
    /** All books as at first. */
    level: () => asked.clear(),
  };
}
