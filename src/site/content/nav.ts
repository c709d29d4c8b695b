import { GOAL_LEAGUES, MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
import { LEAGUES, type League, leaguePath } from '#domain/leagues/league.ts';
import { PLAYERS_PATH } from '#domain/players/playerPaths.ts';
import { POOLS_PATH } from '#domain/season/pools/poolLeagues.ts';
import { SEASONS_PATH } from '#domain/season/seasonPaths.ts';

const league = (code: League) => ({ label: LEAGUES[code].name, href: leaguePath(code) });

const LEAGUE_PATHS: ReadonlySet<string> = new Set(
  [...MARGIN_LEAGUES, ...GOAL_LEAGUES].map(leaguePath),
);

/** A link of header, drawer or footer. */
interface NavLink {
  readonly label: string;
  readonly href: string;
  /** Who sees it; everybody if absent. */
  readonly only?: 'visitor signed-in' | 'member' | undefined;
}
interface NavGroup {
  readonly label: string;
  readonly links: readonly NavLink[];
}

/** Menu groups of header and drawer. */
export const NAV_GROUPS = [
  {
    label: 'Team Sports',
    links: MARGIN_LEAGUES.map(league),
  },
  {
    label: 'Individual Sports',
    links: [
      { label: 'UFC', href: '/ufc' },
      { label: 'Boxing', href: '/boxing' },
      { label: 'Formula 1', href: '/f1' },
      { label: 'NASCAR', href: '/nascar' },
    ],
  },
  {
    label: 'Tennis & Golf',
    links: [
      { label: 'Tennis', href: '/tennis' },
      { label: 'PGA Tour', href: '/golf/pga-tour' },
      { label: 'DP World Tour', href: '/golf/dp-world-tour' },
      { label: 'LPGA Tour', href: '/golf/lpga-tour' },
      { label: 'All golf tours', href: '/golf' },
    ],
  },
  {
    label: 'Soccer',
    links: GOAL_LEAGUES.map(league),
  },
];

export const HOME_LINK = { label: 'Home', href: '/' };
export const HOW_TO_BET = { label: 'How To Bet', href: '/betting-academy' };
/** Drawer links for members, who have no separate menu there. */
export const ALL_PREDICTIONS = {
  label: 'View All Predictions',
  href: '/predictions',
  only: 'member',
} as const;
/** Drawer links for non-members; members have them in their account menu. */
export const TRACK_RECORD = {
  label: 'Track Record',
  href: '/track-record',
  only: 'visitor signed-in',
} as const;
/** Every book's prices. */
export const PRICES = { label: 'Prices', href: '/prices' };
/** Every expected player's next game. */
export const PLAYERS = { label: 'Players', href: PLAYERS_PATH };
/** Every league's season: playoffs, titles, relegation. */
export const SEASONS = { label: 'Season odds', href: SEASONS_PATH };
/** What to pick in a survivor, confidence or bracket pool. */
export const POOLS = { label: 'Pools', href: POOLS_PATH };
/** The header's menus: those of team leagues lead to their seasons, too. */
export const HEADER_GROUPS: readonly NavGroup[] = NAV_GROUPS.map(({ label, links }) => ({
  label,
  links: links.some(({ href }) => LEAGUE_PATHS.has(href)) ? [...links, SEASONS] : links,
}));
export const CHECK_BET = { label: 'Is this bet fair?', href: '/check' };
export const SEARCH = { label: 'Search', href: '/search' };

/** The menu of members: everything that is predicted, under one name. */
export const PREDICTIONS_MENU = {
  label: 'Predictions',
  links: [
    { label: 'View All Predictions', href: '/predictions' },
    ...NAV_GROUPS.flatMap(({ links }) => links),
  ],
};

/** Columns of the footer; the first of the last column depends on who is reading. */
export const FOOTER_COLUMNS: readonly NavGroup[] = [
  { label: 'Team sports', links: NAV_GROUPS[0]?.links ?? [] },
  { label: 'Soccer', links: NAV_GROUPS[3]?.links ?? [] },
  {
    label: 'Individual sports',
    links: [
      { label: 'UFC', href: '/ufc' },
      { label: 'Boxing', href: '/boxing' },
      { label: 'Tennis', href: '/tennis' },
      { label: 'Golf', href: '/golf' },
      { label: 'Formula 1', href: '/f1' },
      { label: 'NASCAR', href: '/nascar' },
    ],
  },
  {
    label: 'More',
    links: [
      { label: 'All Predictions (Premium)', href: '/subscribe', only: 'visitor signed-in' },
      { label: 'All Predictions (Premium)', href: '/predictions', only: 'member' },
      SEASONS,
      { label: 'My bets', href: '/my-bets' },
      { label: 'Track Record', href: '/track-record' },
      { label: 'Ledger', href: '/verify' },
      HOW_TO_BET,
      { label: 'Features', href: '/features' },
      { label: 'About', href: '/about' },
      { label: 'Terms of Service', href: '/terms-of-service' },
      { label: 'Privacy Policy', href: '/privacy-policy' },
      { label: 'Responsible Gambling', href: '/responsible-gambling' },
      { label: 'Accessibility', href: '/accessibility' },
      SEARCH,
      { label: 'Status', href: '/status' },
      { label: 'Feeds', href: '/feeds' },
      PRICES,
      PLAYERS,
      { label: 'Calculators', href: '/tools' },
      { label: 'Our data', href: '/data' },
    ],
  },
];
