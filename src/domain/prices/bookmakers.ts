/** A company that takes bets, however a feed spells it. */
export interface Bookmaker {
  /** Ours; stays for good. Lower case. */
  readonly id: string;
  /** As shown. */
  readonly name: string;
  /** On an exchange bettors bet against each other, and it takes a commission of what is won. */
  readonly kind: 'bookmaker' | 'exchange';
  /** Who sets its prices: books of one operator are one opinion. */
  readonly operator: string;
  /** Its numbers at ESPN, from answers of 2022–26. A number stays when the spelling changes. */
  readonly espn?: readonly string[];
  /** Its keys at The Odds API and at PropLine, which uses the same ones. */
  readonly keys?: readonly string[];
  /** Other spellings of its name. */
  readonly spellings?: readonly string[];
}

type Row = readonly [id: string, name: string, rest?: Partial<Omit<Bookmaker, 'id' | 'name'>>];

/** Without a key or operator of its own, a book's id is both. */
const ROWS: readonly Row[] = [
  ['draftkings', 'DraftKings', { espn: ['100'] }],
  ['espnbet', 'ESPN BET', { espn: ['58'], operator: 'penn', spellings: ['theScore Bet'] }],
  ['bet365', 'Bet 365', { espn: ['2000'], keys: ['bet365', 'bet365_us', 'bet365_au'] }],
  [
    'caesars',
    'Caesars',
    {
      espn: ['38', '45'],
      keys: ['williamhill_us', 'caesars'],
      spellings: [
        'Caesars Sportsbook',
        'Caesars Sportsbook (Colorado)',
        'Caesars Sportsbook (New Jersey)',
        'William Hill (US)',
      ],
    },
  ],
  ['fanduel', 'FanDuel'],
  ['betmgm', 'BetMGM'],
  ['bovada', 'Bovada'],
  ['pinnacle', 'Pinnacle'],
  ['betonlineag', 'BetOnline', { operator: 'betonline', spellings: ['BetOnline.ag'] }],
  ['lowvig', 'LowVig', { operator: 'betonline', spellings: ['LowVig.ag'] }],
  ['betrivers', 'BetRivers', { operator: 'rushstreet' }],
  ['fanatics', 'Fanatics', { spellings: ['Fanatics Sportsbook'] }],
  ['hardrockbet', 'Hard Rock Bet', { keys: ['hardrockbet', 'hardrockbet_az', 'hardrockbet_fl'] }],
  ['ballybet', 'Bally Bet'],
  ['betparx', 'betPARX'],
  ['fliff', 'Fliff'],
  ['mybookieag', 'MyBookie', { spellings: ['MyBookie.ag'] }],
  ['betus', 'BetUS'],
  ['betanysports', 'BetAnything', { spellings: ['BetAnySports'] }],
  ['rebet', 'ReBet'],
  ['unibet', 'Unibet', { keys: ['unibet', 'unibet_us', 'unibet_uk', 'unibet_eu', 'unibet_nl'] }],
  [
    'betfair_ex',
    'Betfair Exchange',
    {
      kind: 'exchange',
      operator: 'betfair',
      keys: ['betfair_ex_eu', 'betfair_ex_uk', 'betfair_ex_au'],
      spellings: ['Betfair'],
    },
  ],
  ['betfair_sb', 'Betfair Sportsbook', { operator: 'betfair', keys: ['betfair_sb_uk'] }],
  ['matchbook', 'Matchbook', { kind: 'exchange' }],
  ['smarkets', 'Smarkets', { kind: 'exchange' }],
  ['novig', 'Novig', { kind: 'exchange' }],
  ['prophetx', 'ProphetX', { kind: 'exchange' }],
  ['betopenly', 'BetOpenly', { kind: 'exchange' }],
];

export const BOOKMAKERS: readonly Bookmaker[] = ROWS.map(([id, name, rest]) => ({
  kind: 'bookmaker',
  operator: id,
  keys: [id],
  ...rest,
  id,
  name,
}));

/** Listed next to bookmakers, but takes no bets: means of books, and forecasts. */
const NO_BOOKS: readonly (readonly [id: string, name: string])[] = [
  ['1001', 'accuscore'],
  ['1002', 'teamrankings'],
  ['1003', 'numberfire'],
  ['1004', 'consensus'],
];

/** In-play prices, listed next to the book's own: ESPN BET's and DraftKings'. */
const IN_PLAY: ReadonlySet<string> = new Set(['59', '200']);

/** A name reduced to letters and digits: a book's spellings differ in spaces and capitals. */
const folded = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

const tableOf = (names: (book: Bookmaker) => readonly string[]): ReadonlyMap<string, Bookmaker> =>
  new Map(BOOKMAKERS.flatMap((book) => names(book).map((name) => [name, book] as const)));

const BY_ID = tableOf(({ id }) => [id]);
const BY_NAME = tableOf(({ id, name, spellings = [] }) => [id, name, ...spellings].map(folded));
const BY_ESPN = tableOf(({ espn = [] }) => espn);
const BY_KEY = tableOf(({ keys = [] }) => keys);
const NOT_BY_ID: ReadonlySet<string> = new Set(NO_BOOKS.map(([id]) => id));
const NOT_BY_NAME: ReadonlySet<string> = new Set(NO_BOOKS.map(([, name]) => name));

/** A book that the table lacks: its name alone says which it is. */
const unknownBook = (name: string): Bookmaker => {
  const id = folded(name) || 'unknown';
  return { id, name, kind: 'bookmaker', operator: id };
};

/** The bookmaker of a name, however it is spelled. */
export const bookNamed = (name: string): Bookmaker =>
  BY_NAME.get(folded(name)) ?? unknownBook(name);

/** The bookmaker of our id; undefined if the table lacks it. */
export const bookWithId = (id: string): Bookmaker | undefined => BY_ID.get(id);

/** The bookmaker of a key of The Odds API or of PropLine. @param title the feed's name of it, for a key we do not know */
export const bookOfKey = (key: string, title = key): Bookmaker =>
  BY_KEY.get(key) ?? { ...unknownBook(title), id: key, operator: key };

/** Who sets a book's prices. @param book our id */
export const operatorOf = (book: string): string => BY_ID.get(book)?.operator ?? book;

/** Our spelling of a bookmaker's name; an unknown name stays unchanged. */
export const bookName = (name: string): string => bookNamed(name).name;

/** Whether two names are of one bookmaker, however they are spelled. */
export const isSameBook = (one: string, other: string): boolean =>
  bookNamed(one).id === bookNamed(other).id;

/** A bookmaker as ESPN names it. */
interface Provider {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
}

/**
 * The bookmaker of ESPN's prices: by its number, or else by ESPN's own name. Undefined for providers that are not
 * bookmakers, and for in-play prices, which answer another question.
 */
export function bookOf(provider: Provider | undefined): Bookmaker | undefined {
  const { id = '', name = provider?.displayName ?? 'ESPN' } = provider ?? {};
  if (NOT_BY_ID.has(id) || NOT_BY_NAME.has(folded(name))) return undefined;
  if (IN_PLAY.has(id) || /\blive\b/i.test(name)) return undefined;
  return BY_ESPN.get(id) ?? bookNamed(name);
}
