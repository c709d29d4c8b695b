/**
 * Bookmakers by their number at ESPN, which stays where the spelling changes: 100 has come as "Draft Kings" and as
 * "DraftKings". The name is the one we keep, show and compare by. Numbers as ESPN's answers of 2022–26 have them.
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

/** Who is listed beside the bookmakers and takes no bets: means of books, and forecasts. */
const NO_BOOKS: readonly (readonly [id: string, name: string])[] = [
  ['1001', 'accuscore'],
  ['1002', 'teamrankings'],
  ['1003', 'numberfire'],
  ['1004', 'consensus'],
];

/** Prices of a game under way, beside the book's own: ESPN BET's and DraftKings'. */
const IN_PLAY: ReadonlySet<string> = new Set(['59', '200']);

/** A name by its letters and digits alone: a book's spellings differ in spaces and capitals. */
const folded = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

const NAMES: ReadonlyMap<string, string> = new Map(BOOKS.map(([, name]) => [folded(name), name]));
const BY_ID: ReadonlyMap<string, string> = new Map(
  BOOKS.flatMap(([id, name]) => (id === undefined ? [] : [[id, name] as const])),
);
const NOT_BY_ID: ReadonlySet<string> = new Set(NO_BOOKS.map(([id]) => id));
const NOT_BY_NAME: ReadonlySet<string> = new Set(NO_BOOKS.map(([, name]) => name));

/** The one spelling of a bookmaker's name; a name that we do not know stays as it is. */
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
 * The name of the bookmaker that ESPN lists prices of: its number's, else its own. Undefined of who is none, and of
 * prices in play, which answer another question.
 */
export function bookOf(provider: Provider | undefined): string | undefined {
  const { id = '', name = provider?.displayName ?? 'ESPN' } = provider ?? {};
  if (NOT_BY_ID.has(id) || NOT_BY_NAME.has(folded(name))) return undefined;
  if (IN_PLAY.has(id) || /\blive\b/i.test(name)) return undefined;
  return BY_ID.get(id) ?? bookName(name);
}
