import type { MarketSide } from '../prices/marketOffers.ts';
import type { SideNames } from './endedGame.ts';
import type { Outcome } from './outcome.ts';

/** The three that are graded for a reader, and whatever else a book offers. */
export const BET_MARKETS = ['moneyline', 'spread', 'total', 'other'] as const;
export type BetMarket = (typeof BET_MARKETS)[number];

/** Sides that each market has; of other bets the reader's own words. */
export const BET_SIDES: Readonly<Record<BetMarket, readonly MarketSide[]>> = {
  moneyline: ['away', 'home', 'draw'],
  spread: ['away', 'home'],
  total: ['over', 'under'],
  other: [],
};

/** Highest stake that can be written down, in cents: a million dollars. */
export const HIGHEST_STAKE = 100_000_000;
/** Characters of a text that a reader writes. */
export const LONGEST_TEXT = 120;

/** What no text may hold: controls other than tabs and ends of lines, and halves of characters. No database keeps them all. */
export const CONTROL = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** A bet that a reader has taken down: theirs alone. */
export interface Bet {
  /** A UUID, made where it was taken down: wherever the bet is sent, it is there once. */
  readonly id: string;
  /** When it was taken down, ISO 8601 in UTC. */
  readonly takenAt: string;
  /** Start of the contest, ISO 8601 in UTC; absent where the reader named none. */
  readonly startTime?: string | undefined;
  /** Code of the league, or the reader's word; empty where they named none. */
  readonly league: string;
  /** "Away @ Home", or the reader's words. */
  readonly name: string;
  /** The game of ours that it is on, its sides as they stood then; absent of a bet that only its reader can grade. */
  readonly game?: (SideNames & { readonly id: number }) | undefined;
  readonly market: BetMarket;
  /** Of a game home, away, draw, over or under; else the reader's words. */
  readonly pick: string;
  /** Handicap of the side picked, or the total. */
  readonly line?: number | undefined;
  /** American odds. */
  readonly price: number;
  readonly stakeCents: number;
  readonly book: string;
  /** How it ended by its reader's own hand, which counts before ours. */
  readonly hand?: Outcome | undefined;
  /** When it was last changed, ms since 1970 by the device: of two copies the later one counts. */
  readonly changedAt: number;
}

const SIGN = /^[-+]/;

/** "Bills -1.5", "Over 44.5", "Draw", or the reader's own words. */
export function pickText({ game, market, pick, line }: Bet): string {
  const named = pick === 'home' || pick === 'away' ? (game?.[pick] ?? pick) : pick;
  const words = SIGN.test(named) ? named : named.charAt(0).toUpperCase() + named.slice(1);
  if (line === undefined || market === 'moneyline') return words;
  const sign = market === 'spread' && line > 0 ? '+' : '';
  return `${words} ${sign}${line}`.replace('-', '−');
}
