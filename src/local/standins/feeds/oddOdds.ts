import { type FeedReply, htmlReply } from './feed.ts';

/** What a feed of many books may send besides what it should. */
export const ODDITIES = [
  'noBookmakers',
  'missingMarket',
  'oneSided',
  'zero',
  'hundred',
  'twice',
  'decimal',
  'stillScan',
  'swapped',
  'otherSport',
  'empty',
  'cutOff',
  'badGateway',
] as const;
export type Oddity = (typeof ODDITIES)[number];

interface Told {
  [name: string]: unknown;
}
const told = (value: unknown): Told[] => (Array.isArray(value) ? (value as Told[]) : []);
const everyMarket = (events: readonly Told[], change: (market: Told) => Told) =>
  events.map((event) => ({
    ...event,
    bookmakers: told(event.bookmakers).map((book) => ({
      ...book,
      markets: told(book.markets).map(change),
    })),
  }));
const everyPrice = (events: readonly Told[], change: (price: number, at: number) => number) =>
  everyMarket(events, (market) => ({
    ...market,
    outcomes: told(market.outcomes).map((one, at) => ({
      ...one,
      price: change(Number(one.price), at),
    })),
  }));
const decimal = (price: number): number =>
  Math.round(100 * (1 + (price > 0 ? price / 100 : -100 / price))) / 100;

const CHANGES: Readonly<Partial<Record<Oddity, (events: readonly Told[]) => unknown>>> = {
  noBookmakers: (events) => events.map((event) => ({ ...event, bookmakers: [] })),
  missingMarket: (events) =>
    events.map((event) => ({
      ...event,
      bookmakers: told(event.bookmakers).map((book) => ({
        ...book,
        markets: told(book.markets).filter(({ key }) => key !== 'spreads'),
      })),
    })),
  oneSided: (events) =>
    everyMarket(events, (market) => ({ ...market, outcomes: told(market.outcomes).slice(0, 1) })),
  zero: (events) => everyPrice(events, (price, at) => (at === 0 ? 0 : price)),
  hundred: (events) => everyPrice(events, (_, at) => (at === 0 ? 100 : -110)),
  twice: (events) =>
    events.map((event) => ({
      ...event,
      bookmakers: [...told(event.bookmakers), ...told(event.bookmakers).slice(0, 1)],
    })),
  decimal: (events) => everyPrice(events, decimal),
  stillScan: (events) =>
    everyMarket(events, (market) => ({ ...market, last_update: '2020-01-01T00:00:00Z' })),
  swapped: (events) =>
    events.map(({ home_team: home, away_team: away, ...event }) => ({
      ...event,
      home_team: away,
      away_team: home,
    })),
  otherSport: (events) => events.map((event) => ({ ...event, sport_key: 'cricket_big_bash' })),
  empty: () => [],
};

/** A good answer with something odd in it; others stay as they are. */
export function odd(reply: FeedReply, oddity: Oddity | undefined): FeedReply {
  if (oddity === undefined || reply.status !== 200) return reply;
  if (oddity === 'badGateway') return htmlReply(502, '502 Bad Gateway');
  if (oddity === 'cutOff') {
    const text = JSON.stringify(reply.body);
    return { ...reply, body: text.slice(0, Math.floor(text.length / 2)) };
  }
  return { ...reply, body: CHANGES[oddity]?.(told(reply.body)) ?? reply.body };
}
