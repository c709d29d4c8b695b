import { typedPrice } from '../../tools/typedPrice.ts';
import type { AskedLeg } from '../asked.ts';

/** A game that a typed bet may mean. */
export interface NamedGame {
  readonly id: number;
  /** League code and name, by which it can be told from others. */
  readonly league: readonly string[];
  /** ISO 8601 in UTC. */
  readonly startTime: string;
  /** Every name of a side: "New York Knicks", "Knicks", "NYK". */
  readonly home: readonly string[];
  readonly away: readonly string[];
}

/** What a typed bet says. */
export interface TypedWords {
  /** Words that name teams or a league, in lower case. */
  readonly names: readonly string[];
  readonly side?: 'over' | 'under' | 'draw' | 'yes' | undefined;
  /** A team's own total. */
  readonly own: boolean;
  readonly win: boolean;
  readonly line?: number | undefined;
  readonly price?: number | undefined;
}

/** Lower case without accents, dots and other signs. */
export const plainBet = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[−–]/g, '-')
    .replace(/½/g, '.5')
    .replace(/[’']/g, '');

const FILLERS: ReadonlySet<string> = new Set(
  'at @ vs v the to is my in of for and points pts runs goals spread total bet odds fair'.split(
    ' ',
  ),
);
const WINS: ReadonlySet<string> = new Set(['ml', 'win', 'wins', 'moneyline']);
const SIDES: Readonly<Record<string, TypedWords['side']>> = {
  over: 'over',
  o: 'over',
  under: 'under',
  u: 'under',
  draw: 'draw',
  tie: 'draw',
  btts: 'yes',
};

const LEAST_PRICE = 100;

/** Reads "Knicks −4.5 −105", "over 224.5 at −110", "o44.5", "Celtics ML +150", "Knicks tt over 112.5", "Arsenal Chelsea draw +240". */
export function typedWords(typed: string): TypedWords {
  const tokens = plainBet(typed)
    .replace(/\b([ou])(?=\d)/g, '$1 ')
    .replace(/[,;?!()]/g, ' ')
    .split(/\s+/)
    .filter((token) => token !== '');
  const names: string[] = [];
  let [own, win] = [false, false];
  let side: TypedWords['side'];
  let line: number | undefined;
  let price: number | undefined;
  tokens.forEach((token, at) => {
    const isTotal = side === 'over' || side === 'under';
    if (/^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(token)) {
      const number = Number(token);
      const signed = /^[+-]/.test(token);
      // After "over" the first number is the total, however large.
      const isLine = line === undefined && (isTotal ? !signed : Math.abs(number) < LEAST_PRICE);
      if (isLine && !win) line = number;
      else price ??= typedPrice(token);
    } else if (/^\d+\/\d+$/.test(token) || token === 'even' || token === 'evens') {
      price ??= typedPrice(token);
    } else if (token === 'pk' || token === 'pickem') line ??= 0;
    else if (WINS.has(token)) win = true;
    else if (token === 'tt' || (token === 'team' && tokens[at + 1] === 'total')) own = true;
    else if (SIDES[token] !== undefined) side = SIDES[token];
    else if (!FILLERS.has(token)) names.push(token.replace(/[^\p{L}\p{N}&-]/gu, ''));
  });
  return {
    names: names.filter((name) => name !== ''),
    side,
    own,
    win,
    ...(line !== undefined && { line }),
    ...(price !== undefined && { price: Math.round(price) }),
  };
}

/** Whether a typed word is the beginning of a word of a name. */
export const beginsWord = (names: readonly string[], word: string): boolean =>
  names.some((name) =>
    plainBet(name)
      .split(/[\s.]+/)
      .some((part) => part.startsWith(word)),
  );

/** A game that fits, and the side that was named first; undefined if no side was. */
interface Fitting<Game extends NamedGame = NamedGame> {
  readonly game: Game;
  readonly side?: 'home' | 'away' | undefined;
}

/** Games in which every typed word names a side or the league, the soonest first. */
export const fittingGames = <Game extends NamedGame>(
  { names }: Pick<TypedWords, 'names'>,
  games: readonly Game[],
): readonly Fitting<Game>[] => {
  if (names.length === 0) return [];
  return games
    .flatMap((game): Fitting<Game>[] => {
      const sides = names.map((word) => ({
        home: beginsWord(game.home, word),
        away: beginsWord(game.away, word),
        league: beginsWord(game.league, word),
      }));
      if (!sides.every(({ home, away, league }) => home || away || league)) return [];
      if (!sides.some(({ home, away }) => home || away)) return [{ game }];
      const only = sides.find(({ home, away }) => home !== away);
      const side = only && (only.home ? 'home' : 'away');
      return [{ game, side }];
    })
    .toSorted((one, other) => one.game.startTime.localeCompare(other.game.startTime));
};

/** The leg that typed words mean in a game. A line that was not typed is the books' (`lines`). */
export function legOfWords(
  words: TypedWords,
  {
    game,
    side,
  }: { readonly game: { readonly id: number }; readonly side?: 'home' | 'away' | undefined },
  lines: { readonly home?: number | undefined; readonly total?: number | undefined } = {},
): AskedLeg {
  const of = { game: game.id, ...(words.price !== undefined && { price: words.price }) };
  if (words.side === 'draw') return { ...of, market: 'moneyline', side: 'draw' };
  if (words.side === 'yes') return { ...of, market: 'bothScore', side: 'yes' };
  if (words.side !== undefined) {
    const own = words.own && side !== undefined;
    const market = own ? (side === 'home' ? 'homeTotal' : 'awayTotal') : 'total';
    const line = words.line ?? (own ? undefined : lines.total);
    return { ...of, market, side: words.side, ...(line !== undefined && { line }) };
  }
  const team = side ?? 'home';
  if (words.line !== undefined && !words.win)
    return { ...of, market: 'spread', side: team, line: words.line };
  const known = lines.home;
  if (words.win || words.price !== undefined || known === undefined)
    return { ...of, market: 'moneyline', side: team };
  return { ...of, market: 'spread', side: team, line: (team === 'home' ? known : -known) + 0 };
}
