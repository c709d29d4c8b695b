import { FIGHT_METHODS, type FightMethod } from '../outcomes/fight.ts';

/** Every market that can be checked: of games, of fights, of tennis, of races and golf. */
export const CHECK_MARKETS = [
  'moneyline',
  'spread',
  'total',
  'homeTotal',
  'awayTotal',
  'bothScore',
  'method',
  'round',
  'rounds',
  'distance',
  'setScore',
  'sets',
  'setSpread',
  'games',
  'gameSpread',
  'firstSet',
  'tieBreak',
  'place',
] as const;
export type CheckMarket = (typeof CHECK_MARKETS)[number];

export const CHECK_SIDES = [
  'home',
  'away',
  'draw',
  'over',
  'under',
  'yes',
  'no',
  'a',
  'b',
  'either',
] as const;
export type CheckSide = (typeof CHECK_SIDES)[number];

export const CHECK_METHODS = FIGHT_METHODS;

/** A leg as it is asked for: by numbers and names, without figures. One of `game` and `event` is there. */
export interface AskedLeg {
  /** Our number of a game, or of an event. */
  readonly game?: number | undefined;
  readonly event?: number | undefined;
  /** A bout of a card, by its key. */
  readonly part?: string | undefined;
  readonly market: CheckMarket;
  readonly side?: CheckSide | undefined;
  /** A side's own handicap, or a total. */
  readonly line?: number | undefined;
  readonly method?: FightMethod | undefined;
  readonly round?: number | undefined;
  /** Sets that the winner loses. */
  readonly lost?: number | undefined;
  /** A driver by name, a golfer by id, and in how many places he finishes: 1 is the win. */
  readonly entrant?: string | undefined;
  readonly places?: number | undefined;
  /** American. */
  readonly price?: number | undefined;
}

/** A bet, or a parlay of up to six. */
export interface Asked {
  readonly legs: readonly AskedLeg[];
  /** The book's price of the whole, American. */
  readonly price?: number | undefined;
}
