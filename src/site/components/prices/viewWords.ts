import type { MarketKind } from '#domain/prices/marketOffers.ts';
import type { PriceView } from '#domain/product/pricesPage.ts';

interface ViewWords {
  /** On its link. */
  readonly link: string;
  /** The page's heading, and its title in search engines. */
  readonly title: string;
  /** What its rows are, in a sentence or two. */
  readonly lede: string;
  /** 50–160 characters, for search engines. */
  readonly description: string;
}

export const VIEW_WORDS: Readonly<Record<PriceView, ViewWords>> = {
  best: {
    link: 'Best prices',
    title: 'Best prices',
    lede: 'Of each game and market the price that costs least, where it is, and what it costs per $1 at our chance.',
    description:
      'The best price of every game to come in each market, the book that has it, and what it costs you per dollar by our simulated games.',
  },
  apart: {
    link: 'Books apart',
    title: 'Same bet, different price',
    lede: 'The same bet at the same line, at two books. The gap is what the better price returns more per $1.',
    description:
      'The same bet at two sportsbooks: where the prices are farthest apart, and what the better one is worth per dollar.',
  },
  hold: {
    link: 'Lowest hold',
    title: 'Lowest hold',
    lede: 'What the books keep of all stakes if you could always take the best price of each side. Least first.',
    description:
      'The markets in which the books keep least, with the best price of each side and the lowest hold of a single book.',
  },
  middles: {
    link: 'Middles',
    title: 'Middles',
    lede: 'Two books’ lines with a gap between them: both bets win if the game lands in it. The chance is counted in our simulated games.',
    description:
      'Two books’ lines with a gap: how often both bets win by our simulated games, and what it costs when they do not.',
  },
  expected: {
    link: 'Expected moves',
    title: 'Where lines will go',
    lede: 'When a price was first seen, our model alone differed from it by two points or more. It says which way the line goes, not that a bet pays: a move is worth about the book’s margin.',
    description:
      'Lines that we expect to move, from our model alone and the first price seen, with how often that was right in past seasons.',
  },
  moves: {
    link: 'Last hour',
    title: 'Moves of the last hour',
    lede: 'Lines and prices that books changed within the last hour, by our own readings. Most books first.',
    description:
      'Which lines and prices sportsbooks moved within the last hour, how many books moved them, and from where to where.',
  },
  edges: {
    link: 'Edges',
    title: 'Edges',
    lede: 'A book’s price that has not followed a sharp book that moved. We claim half of the distance, and only for two minutes after the reading.',
    description:
      'Prices that have not followed a sharp sportsbook that moved: what we claim for each, when it was read, and when it was gone.',
  },
};

export const MARKET_VIEW_WORDS: Readonly<Record<MarketKind, string>> = {
  spread: 'Spread',
  moneyline: 'Moneyline',
  total: 'Total',
};
