import type { BetMarket } from '#domain/record/bet.ts';
import type { Outcome } from '#domain/record/outcome.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/½|\b1\/2\b/g, 'half')
    .replaceAll(/[^a-z0-9]/g, '');

/** What our own pages, books and trackers call a result, in letters alone. */
const RESULTS: Readonly<Record<Outcome | 'none', readonly string[]>> = {
  win: ['win', 'won', 'w', 'winner'],
  halfWin: ['halfwin', 'halfwon', 'wonhalf', 'winhalf', 'hw'],
  push: ['push', 'pushed', 'p', 'tie', 'tied', 'draw'],
  halfLoss: ['halfloss', 'halflost', 'losthalf', 'losehalf', 'losshalf', 'hl'],
  loss: ['loss', 'lost', 'lose', 'l', 'loser'],
  void: [
    'void',
    'voided',
    'refund',
    'refunded',
    'cancelled',
    'canceled',
    'noaction',
    'nocontest',
    'returned',
  ],
  none: [
    '',
    'pending',
    'open',
    'unsettled',
    'settled',
    'active',
    'live',
    'inplay',
    'placed',
    'accepted',
    'ungraded',
    'notyet',
    'asgraded',
    'upcoming',
    'running',
    'inprogress',
    'notstarted',
    'unresolved',
    'na',
    'tbd',
  ],
};
const RESULT_NAMES = Object.keys(RESULTS) as readonly (Outcome | 'none')[];

/** A result in anybody's words; "none" while a bet is open; undefined for words we do not know. */
export function typedResult(text: string): Outcome | 'none' | undefined {
  const letters = plain(text);
  const word = letters.replace(/^settled(?=.)/, '');
  return RESULT_NAMES.find((name) => RESULTS[name].includes(word));
}

const MARKETS: Readonly<Record<Exclude<BetMarket, 'other'>, readonly string[]>> = {
  moneyline: [
    'moneyline',
    'ml',
    'h2h',
    'headtohead',
    'winner',
    'matchwinner',
    'towin',
    '1x2',
    'matchresult',
    'straightup',
  ],
  spread: [
    'spread',
    'pointspread',
    'handicap',
    'asianhandicap',
    'runline',
    'puckline',
    'ats',
    'spreads',
  ],
  total: [
    'total',
    'totals',
    'overunder',
    'ou',
    'gametotal',
    'totalpoints',
    'totalgoals',
    'totalruns',
  ],
};
const MARKET_NAMES = ['moneyline', 'spread', 'total'] as const;

/** The market in anybody's words; everything that we do not grade is "other". */
export const marketOf = (text: string): BetMarket =>
  MARKET_NAMES.find((name) => MARKETS[name].includes(plain(text))) ?? 'other';

const YES: readonly string[] = [
  'yes',
  'y',
  'true',
  'x',
  '1',
  'bonus',
  'bonusbet',
  'free',
  'freebet',
  'promo',
  'bonusbets',
  'freeplay',
];
const NO: readonly string[] = [
  '',
  'no',
  'n',
  'false',
  '0',
  'none',
  'cash',
  'real',
  'realmoney',
  'na',
];

/** Whether a cell says that a stake was the book's own money; undefined if it is neither yes nor no. */
export function yesOrNo(text: string): boolean | undefined {
  const word = plain(text);
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : undefined;
}
