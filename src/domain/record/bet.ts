import type { MarketSide } from '../prices/marketOffers.ts';
import type { SideNames } from './endedGame.ts';
import type { Outcome } from './outcome.ts';

/** The three markets that are graded for a reader, and everything else a book offers. */
export const BET_MARKETS = ['moneyline', 'spread', 'total', 'other'] as const;
export type BetMarket = (typeof BET_MARKETS)[number];

/** The sides of each market; other bets have the reader's own words. */
export const BET_SIDES: Readonly<Record<BetMarket, readonly MarketSide[]>> = {
  moneyline: ['away', 'home', 'draw'],
  spread: ['away', 'home'],
  total: ['over', 'under'],
  other: [],
};

/** Highest stake that can be recorded, in cents: a million dollars. */
export const HIGHEST_STAKE = 100_000_000;
/** Most characters of a reader's text. */
export const LONGEST_TEXT = 120;

/**
 * Characters no text may contain: controls other than tabs and line ends, and halves of characters. No database stores them all.
 */
export const CONTROL = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** A bet that a reader has recorded, private to them. */
export interface Bet {
  /** A UUID, made on the recording device: the bet exists once wherever it is sent. */
  readonly id: string;
  /** When it was recorded, ISO 8601 in UTC. */
  readonly takenAt: string;
  /** Start of the contest, ISO 8601 in UTC; absent if the reader named none. */
  readonly startTime?: string | undefined;
  /** League code, or the reader's word; empty if they named none. */
  readonly league: string;
  /** "Away @ Home", or the reader's words. */
  readonly name: string;
  /** The game of ours that it is on, its sides as they stood then; absent of a bet that only its reader can grade. */
  readonly game?: (SideNames & { readonly id: number }) | undefined;
  readonly market: BetMarket;
  /** For a game: home, away, draw, over or under; else the reader's words. */
  readonly pick: string;
  /** Handicap of the side picked, or the total. */
  readonly line?: number | undefined;
  /** American odds. */
  readonly price: number;
  readonly stakeCents: number;
  /** Whether the stake was the book's own money: a win pays the profit alone, a loss costs nothing. */
  readonly bonus?: true | undefined;
  readonly book: string;
  /** The result by the reader's own hand, which takes precedence over ours. */
  readonly hand?: Outcome | undefined;
  /** When its terms were last corrected after the start of the contest, ISO 8601 in UTC: then the result may have been known. */
  readonly correctedAt?: string | undefined;
  /** Time of the last change, ms since 1970 by the device: of two copies the later one counts. */
  readonly changedAt: number;
}

/** What a bet cost its reader, cents. */
export const ownStakeCents = ({ stakeCents, bonus }: Pick<Bet, 'stakeCents' | 'bonus'>): number =>
  bonus ? 0 : stakeCents;

const SIGN = /^[-+]/;

/** "Bills -1.5", "Over 44.5", "Draw", or the reader's own words. */
export function pickText({ game, market, pick, line }: Bet): string {
  const named = pick === 'home' || pick === 'away' ? (game?.[pick] ?? pick) : pick;
  const words = SIGN.test(named) ? named : named.charAt(0).toUpperCase() + named.slice(1);
  if (line === undefined || market === 'moneyline') return words;
  const sign = market === 'spread' && line > 0 ? '+' : '';
  return `${words} ${sign}${line}`.replace('-', '−');
}
