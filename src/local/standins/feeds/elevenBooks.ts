import { LEAGUES, type League } from '#domain/leagues/league.ts';
import type { SampleLine } from '#feeds/leagues/facts.ts';
import type { OddsWorldEvent } from './theOddsApi.ts';

/** A game that the stand-in prices. */
export interface PricedGame {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  /** What the market thinks of it, if anything is known: the books move about that. */
  readonly line?: SampleLine | undefined;
}

interface Book {
  readonly key: string;
  readonly title: string;
  /** Share that its prices imply above 1, per two ways. */
  readonly margin: number;
  /** Minutes by which it follows the first one. */
  readonly lag: number;
}

export const BOOKS: readonly Book[] = [
  { key: 'pinnacle', title: 'Pinnacle', margin: 0.022, lag: 0 },
  { key: 'betfair_ex_eu', title: 'Betfair', margin: 0.008, lag: 0 },
  { key: 'betonlineag', title: 'BetOnline.ag', margin: 0.035, lag: 1 },
  { key: 'lowvig', title: 'LowVig.ag', margin: 0.025, lag: 1 },
  { key: 'draftkings', title: 'DraftKings', margin: 0.046, lag: 4 },
  { key: 'fanduel', title: 'FanDuel', margin: 0.045, lag: 3 },
  { key: 'betmgm', title: 'BetMGM', margin: 0.05, lag: 7 },
  { key: 'williamhill_us', title: 'Caesars', margin: 0.048, lag: 6 },
  { key: 'betrivers', title: 'BetRivers', margin: 0.052, lag: 9 },
  { key: 'fanatics', title: 'Fanatics', margin: 0.05, lag: 8 },
  { key: 'bovada', title: 'Bovada', margin: 0.047, lag: 5 },
];

export const MINUTE = 60_000;

/** A number from a text, the same each time: 0 to 1. */
export function hash(text: string): number {
  let value = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 16_777_619) >>> 0;
  }
  return value / 2 ** 32;
}

/** How far the market has moved at a time, in log odds: in steps, some minutes apart. */
export function movedAt(id: string, at: number): number {
  const every = 3 + Math.floor(9 * hash(`${id} pace`));
  const step = Math.floor(at / (every * MINUTE));
  const moves = [1, 2, 3].map((one) => hash(`${id} ${Math.floor(step / one)}`) - 0.5);
  return 0.12 * moves.reduce((sum, one) => sum + one, 0);
}

/** Log odds of the home side, no draw counted, before any move. */
function baseOf({ id, line }: PricedGame, draw: number): number {
  if (!line) return 1.6 * (hash(id) - 0.5);
  const share = Math.min(0.97, Math.max(0.03, line.homeProbability / (1 - draw)));
  return Math.log(share / (1 - share));
}

/** American price of a share of 1 with a margin on it. */
export function priceWithMargin(share: number, margin: number): number {
  const implied = Math.min(0.985, Math.max(0.015, share * (1 + margin)));
  const price = implied >= 0.5 ? (-100 * implied) / (1 - implied) : (100 * (1 - implied)) / implied;
  const whole = Math.round(price);
  return Math.abs(whole) < 100 ? 100 * Math.sign(price) : whole;
}

/** Points per unit of log odds, and a usual total, by sport. */
const SCALE = {
  football: [7, 45],
  basketball: [7, 224],
  baseball: [1.5, 8.5],
  hockey: [1.5, 6],
  soccer: [1, 2.5],
} as const;

const half = (line: number): number => Math.round(line * 2) / 2;

function marketsOf(league: League, game: PricedGame, book: Book, at: number) {
  const { id, home, away } = game;
  const { sport, canDraw } = LEAGUES[league];
  const [points, usual] = SCALE[sport];
  const draw = canDraw ? 0.26 : 0;
  const moved = movedAt(id, at - book.lag * MINUTE) + 0.03 * (hash(`${id} ${book.key}`) - 0.5);
  const odds = baseOf(game, draw) + moved;
  const share = 1 / (1 + Math.exp(-odds));
  const ways = [
    { name: home, price: priceWithMargin(share * (1 - draw), book.margin) },
    { name: away, price: priceWithMargin((1 - share) * (1 - draw), book.margin) },
    ...(canDraw ? [{ name: 'Draw', price: priceWithMargin(draw, book.margin) }] : []),
  ];
  const fixed = sport === 'baseball' || sport === 'hockey';
  const margin = game.line ? game.line.margin + points * moved : points * odds;
  const line = fixed ? (odds > 0 ? -1.5 : 1.5) : half(-margin);
  const cover = fixed
    ? 1 / (1 + Math.exp(-(odds + (line < 0 ? -0.75 : 0.75))))
    : 0.5 + (line + margin) / (6 * points);
  const total = half(game.line?.total ?? usual * (1 + 0.1 * (hash(`${id} total`) - 0.5)));
  const over = 0.5 + 0.04 * (hash(`${id} over ${Math.floor(at / (20 * MINUTE))}`) - 0.5);
  const markets = [
    { key: 'h2h', outcomes: ways },
    {
      key: 'spreads',
      outcomes: [
        { name: home, price: priceWithMargin(cover, book.margin), point: line },
        { name: away, price: priceWithMargin(1 - cover, book.margin), point: 0 - line },
      ],
    },
    {
      key: 'totals',
      outcomes: [
        { name: 'Over', price: priceWithMargin(over, book.margin), point: total },
        { name: 'Under', price: priceWithMargin(1 - over, book.margin), point: total },
      ],
    },
  ];
  const lay = {
    key: 'h2h_lay',
    outcomes: ways.map((way) => ({
      ...way,
      price: priceWithMargin(
        Math.max(
          0.02,
          (way.price > 0 ? 100 / (way.price + 100) : -way.price / (100 - way.price)) - 0.012,
        ),
        0,
      ),
    })),
  };
  return book.key.startsWith('betfair') ? [markets[0], lay] : markets;
}

/** Games with eleven books' prices at a time: the sharp ones move first, the others minutes later, each with its own margin. */
export const elevenBooks = (
  league: League,
  sport: string,
  games: readonly PricedGame[],
  now: number,
): readonly OddsWorldEvent[] =>
  games
    .filter(({ start }) => start > now)
    .map((game) => ({
      id: game.id,
      sport_key: sport,
      sport_title: league,
      commence_time: `${new Date(game.start).toISOString().slice(0, 19)}Z`,
      home_team: game.home,
      away_team: game.away,
      bookmakers: BOOKS.map((book) => {
        const scanned = `${new Date(now - 20_000).toISOString().slice(0, 19)}Z`;
        const markets = marketsOf(league, game, book, now).flatMap((one) => one ?? []);
        return {
          key: book.key,
          title: book.title,
          last_update: scanned,
          markets: markets.map((one) => ({ ...one, last_update: scanned })),
        };
      }),
    }));
