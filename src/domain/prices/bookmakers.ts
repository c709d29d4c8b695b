/**
 * Bookmakers by their number at ESPN, which stays when the spelling changes: 100 has appeared as "Draft Kings" and as
 * "DraftKings". We store, show and compare by this name. Numbers are from ESPN's answers of 2022–26.
 */
const BOOKS: readonly (readonly [id: string | undefined, name: string])[] = [
  ['100', 'DraftKings'],
  ['58', 'ESPN BET'],
  ['2000', 'Bet 365'],
  ['38', 'Caesars Sportsbook (Colorado)'],
  ['45', 'Caesars Sportsbook (New Jersey)'],
  [undefined, 'FanDuel'],
  [undefined, 'BetMGM'],
  [undefined, 'Bovada'],
];

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

const NAMES: ReadonlyMap<string, string> = new Map(BOOKS.map(([, name]) => [folded(name), name]));
const BY_ID: ReadonlyMap<string, string> = new Map(
  BOOKS.flatMap(([id, name]) => (id === undefined ? [] : [[id, name] as const])),
);
const NOT_BY_ID: ReadonlySet<string> = new Set(NO_BOOKS.map(([id]) => id));
const NOT_BY_NAME: ReadonlySet<string> = new Set(NO_BOOKS.map(([, name]) => name));

/** Our spelling of a bookmaker's name; an unknown name stays unchanged. */
export const bookName = (name: string): string => NAMES.get(folded(name)) ?? name;

/** Whether two names are of one bookmaker, however they are spelled. */
export const isSameBook = (one: string, other: string): boolean =>
  folded(bookName(one)) === folded(bookName(other));

/** A bookmaker as ESPN names it. */
interface Provider {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
}

/**
 * Our name of the bookmaker of ESPN's prices: by its number, or else ESPN's own name. Undefined for providers that are not
 * bookmakers, and for in-play prices, which answer another question.
 */
export function bookOf(provider: Provider | undefined): string | undefined {
  const { id = '', name = provider?.displayName ?? 'ESPN' } = provider ?? {};
  if (NOT_BY_ID.has(id) || NOT_BY_NAME.has(folded(name))) return undefined;
  if (IN_PLAY.has(id) || /\blive\b/i.test(name)) return undefined;
  return BY_ID.get(id) ?? bookName(name);
}
