import { EVENT_SPORTS } from '#domain/events/event.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { UPDATES_TEXT } from '#domain/product/limits.ts';
import { NONE_GRADED } from '#domain/words/noneGraded.ts';
import { testVerdict } from '../backtest/verdict.ts';
import { CLAIMS, type Claim } from './claims.ts';

/** Texts of the features page. The lists omit features that open later. */
export const FEATURES_HERO = {
  title: 'Every number here can be checked.',
  lede: 'We play each game 10,000 times or more, compare the results with the market’s line, and publish our prediction before the start.',
};

interface Note {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly href: string };
}

interface FeatureTab {
  readonly id: string;
  readonly title: string;
  readonly list: readonly string[];
  readonly notes: readonly Note[];
}

export const FEATURE_TABS: readonly FeatureTab[] = [
  {
    id: 'engine',
    title: 'Prediction Engine',
    list: [
      '10,000 runs or more of every game',
      'One simulation for all markets, so they never disagree',
      'Ratings with a range around them',
      'Home field, byes and back-to-back games',
      'Key numbers, pushes and overtime',
      'Adjusted to the market’s line',
      'Run any game again and get the same numbers',
      'On the public ledger before the start',
    ],
    notes: [
      {
        title: 'What it is good at',
        text: 'Chances that you can compare with a price. Winner, spread, total and score come from the same games; the record shows how they do.',
        link: { label: 'The record', href: '/track-record' },
      },
      {
        title: 'What it is not',
        text: `A way to beat the closing line. ${testVerdict()} Every game says what its best price costs.`,
      },
    ],
  },
  {
    id: 'suite',
    title: 'Analytics Suite',
    list: [
      'The prices of every book we read, side by side',
      'The bookmaker’s margin taken out',
      'Expected return of each bet',
      'Quarter Kelly, and the worst price worth taking',
      'Your own line in the analyzer',
      'Charts of margins, totals and scores',
      'The age of every price',
      'RSS feeds for NFL, NBA and MLB',
    ],
    notes: [
      {
        title: 'For one game',
        text: 'Charts of margin, total and score, with the market’s line in them, or your own.',
        link: { label: 'Today’s games', href: '/predictions' },
      },
      {
        title: 'For the season',
        text: 'Losses first, by sport and by month, with the margin of error.',
      },
    ],
  },
];

interface Capability {
  readonly icon: 'runs' | 'odds' | 'players' | 'risk' | 'updates' | 'sports';
  readonly title: string;
  readonly text: string;
}

export const CAPABILITIES: readonly Capability[] = [
  {
    icon: 'runs',
    title: 'Monte Carlo Simulations',
    text: 'Every game at least 10,000 times, score by score.',
  },
  {
    icon: 'odds',
    title: 'Live Odds Tracking',
    text: 'Every book we read, at every update, each price with its age. No prices after the start.',
  },
  {
    icon: 'players',
    title: 'Player Projections',
    text: 'Stat lines by position where a league has them; league averages say so.',
  },
  {
    icon: 'risk',
    title: 'Risk Analysis',
    text: 'Quarter-Kelly stakes, the range of likely results, and what the best price costs when there is no bet worth making.',
  },
  {
    icon: 'updates',
    title: 'Instant Updates',
    text: `${UPDATES_TEXT} So does a page you have open.`,
  },
  {
    icon: 'sports',
    title: 'Multi-Sport Coverage',
    text: 'Twelve leagues, and UFC, boxing, tennis, golf, Formula 1 and NASCAR.',
  },
];

interface Performance {
  readonly label: string;
  readonly claim: Claim;
  /** The corresponding figure counted by the ledger or this site. */
  readonly counted: string;
}

/** The performance row: claims, each with the counted figure. @param winRate the ledger's, %; undefined until there is one */
export const performance = (winRate: number | undefined): readonly Performance[] => [
  {
    label: 'accuracy',
    claim: CLAIMS.accuracy,
    counted:
      winRate === undefined ? 'no pick graded yet' : `${percent(winRate, 1)} of graded picks right`,
  },
  { label: 'active users', claim: CLAIMS.activeUsers, counted: 'not counted' },
  { label: 'analysis', claim: CLAIMS.analysisTime, counted: 'not timed' },
  { label: 'updates', claim: CLAIMS.updates, counted: UPDATES_TEXT.replace(/\.$/, '') },
];

/** Figures that we count ourselves, beside the claims above. @param winRate the ledger's, %; undefined until there is one */
export const countedPerformance = (winRate: number | undefined) => [
  {
    label: 'of graded picks right',
    value: winRate === undefined ? NONE_GRADED : percent(winRate, 1),
  },
  { label: 'simulations of a game', value: '10,000+' },
  { label: 'leagues and sports', value: String(TEAM_LEAGUES.length + EVENT_SPORTS.length) },
  { label: 'updates', value: UPDATES_TEXT.replace(/^Data updates (.*)\.$/, '$1') },
];

/** The closing call: what is free, and what is sold. */
export const FEATURES_CLOSE = {
  title: 'See tonight’s predictions',
  note: `${CLAIMS.freeForever.text}. ${CLAIMS.noSignup.text}.`,
  more: `Reading every prediction is free. Premium, ${CLAIMS.price.text}, is what we send to you.`,
  action: 'View Predictions Now',
};
