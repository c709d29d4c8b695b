import type { League } from '../leagues/league.ts';
import type { Instant } from '../time/time.ts';
import type { MarketKind, MarketSide } from './marketOffers.ts';
import { LIVES_MS } from './sharpReading.ts';

interface Team {
  readonly name: string;
  readonly shortName: string;
  readonly abbreviation: string;
}

/** A price that lagged behind a sharp book, as a reading found it. Times are ISO 8601 in UTC. */
export interface ShownSharpEdge {
  readonly id: number;
  readonly gameId: number;
  readonly league: League;
  readonly gameTime: string;
  readonly home: Team;
  readonly away: Team;
  readonly market: MarketKind;
  readonly side: MarketSide;
  /** Handicap of this side, or the total; absent on the moneyline. */
  readonly line?: number | undefined;
  /** The book's id. */
  readonly book: string;
  /** American. */
  readonly price: number;
  /** Expected profit per unit staked at half of the distance. */
  readonly claim: number;
  /** Share of the bankroll, 0–1. */
  readonly stake: number;
  /** The others' consensus at that reading, 0–1. */
  readonly consensus: number;
  /** The reading that found it. */
  readonly seenAt: string;
  /** The first reading that found it no more. */
  readonly goneAt?: string | undefined;
}

/** Whether an edge is still shown as one: two minutes from the reading that found it, unless a later one found it gone. */
export const isShownNow = (
  { seenAt, goneAt, gameTime }: Pick<ShownSharpEdge, 'seenAt' | 'goneAt' | 'gameTime'>,
  now: Instant,
): boolean => {
  const at = new Date(now).getTime();
  return goneAt === undefined && at - Date.parse(seenAt) < LIVES_MS && at < Date.parse(gameTime);
};
