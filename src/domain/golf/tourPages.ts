import type { GolfTour } from '../leagues/eventLeague.ts';

/** Markets of a tournament, in the order a page may show them. */
export type GolfMarket =
  | 'outright'
  | 'value'
  | 'top5'
  | 'top10'
  | 'makeCut'
  | 'firstRoundLeader'
  | 'headToHead'
  | 'groups'
  | 'teams'
  | 'marketTypes';

/** What a tour's page shows of its tournament, and its wording. */
export interface TourPage {
  readonly markets: readonly GolfMarket[];
  /** Fair decimal and American odds, or ranges of American odds. */
  readonly odds: 'fair' | 'range';
  /** Heading of the panel with the prices worth taking. */
  readonly valueTitle?: string | undefined;
  /** Heading of the outright market. */
  readonly outrightTitle: string;
  /** Whether the betting-value explainer is shown in full. */
  readonly explainer: boolean;
  /** A sentence under the odds. */
  readonly note?: string | undefined;
}

const STANDARD: TourPage = {
  markets: ['outright', 'top5', 'top10', 'firstRoundLeader', 'headToHead'],
  odds: 'fair',
  outrightTitle: 'Outright Winner',
  explainer: false,
};

const PAGES: Partial<Record<GolfTour, TourPage>> = {
  'japan-golf-tour': {
    markets: ['outright', 'top5', 'top10', 'makeCut', 'firstRoundLeader', 'headToHead'],
    odds: 'fair',
    outrightTitle: 'Outright Winner',
    explainer: true,
  },
  'dp-world-tour': {
    markets: ['outright', 'value', 'top5', 'top10', 'firstRoundLeader', 'groups'],
    odds: 'fair',
    valueTitle: 'Value Picks',
    outrightTitle: 'Outright Winner',
    explainer: false,
    note: 'Odds are approximate: fair prices from a simulation whose strengths are set by hand on this tour.',
  },
  'lpga-tour': {
    markets: ['outright', 'value', 'top5', 'top10', 'headToHead', 'firstRoundLeader'],
    odds: 'fair',
    valueTitle: 'Value Indicators',
    outrightTitle: 'Outright Winner',
    explainer: false,
  },
  'korn-ferry-tour': {
    markets: ['outright', 'top5', 'top10', 'headToHead'],
    odds: 'range',
    outrightTitle: 'Outright Winner',
    explainer: false,
    note: 'American odds as ranges: the two commonly quoted prices that the fair price lies between.',
  },
  'liv-golf': {
    markets: ['outright', 'value', 'headToHead', 'teams', 'marketTypes'],
    odds: 'fair',
    valueTitle: 'Value Bets',
    outrightTitle: 'Win Probabilities',
    explainer: false,
  },
};

/** A tour's page; the default serves the PGA Tour, PGA Tour Champions and the Asian Tour. */
export const tourPage = (tour: GolfTour): TourPage => PAGES[tour] ?? STANDARD;

/** The 'market types' of a LIV event, with what each pays on. */
export const MARKET_TYPES = [
  ['Outright winner', 'The lowest 54-hole score. Ties for first are settled by a playoff.'],
  ['Team winner', 'All four scores of a team count in every round since 2025.'],
  ['Top 5 and top 10', 'Ties share the places they cover: dead-heat rules cut the payout.'],
  ['Head-to-head', 'The better finish of two players; a tie usually returns the stake.'],
  ['First-round leader', 'The lowest first round. Shotgun starts give all players the same hours.'],
  [
    'Nationality',
    'The best player from a country among the 54; fields are small, so ties are common.',
  ],
] as const;

/** The blurb of the card at the foot of a tour's page. */
export const tourBlurb = (name: string): string =>
  `AI predictions for ${name} events come from a simulation that plays every tournament 10,000 times, round by round, with the field, the cut and the form of each player. It gives probabilities, not promises.`;
