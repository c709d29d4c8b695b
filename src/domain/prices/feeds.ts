/**
 * The feeds that books' prices come through, in the order in which they are preferred where two of them are equally fresh. A
 * feed is not a book: The Odds API alone brings more than ten.
 */
export const PRICE_FEEDS = ['espn', 'bovada', 'theoddsapi', 'propline'] as const;
export type PriceFeed = (typeof PRICE_FEEDS)[number];

interface FeedOfPrices {
  readonly id: PriceFeed;
  /** As shown. */
  readonly name: string;
  /**
   * Whether its prices may be given on: in answers made for programs, downloads, feeds and embeds. A page may show them
   * either way, and so may figures that are computed from them.
   */
  readonly givenOn: boolean;
}

/**
 * By copies of their terms (read 2026-11-27, `domain/rights/prices.ts`) The Odds API and PropLine allow showing their prices,
 * but not passing them on as data.
 */
export const FEEDS_OF_PRICES: readonly FeedOfPrices[] = [
  { id: 'espn', name: 'ESPN', givenOn: true },
  { id: 'bovada', name: 'Bovada', givenOn: true },
  { id: 'theoddsapi', name: 'The Odds API', givenOn: false },
  { id: 'propline', name: 'PropLine', givenOn: false },
];

const GIVEN_ON: ReadonlySet<string> = new Set(
  FEEDS_OF_PRICES.filter(({ givenOn }) => givenOn).map(({ id }) => id),
);

/** Whether a feed's prices may leave the site as data. An unknown feed's may not. */
export const mayGiveOn = (feed: string): boolean => GIVEN_ON.has(feed);

/** Place of a feed in the order of preference; 0 is first. */
export const feedPlace = (feed: PriceFeed): number => PRICE_FEEDS.indexOf(feed);
