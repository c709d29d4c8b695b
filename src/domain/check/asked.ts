import { FIGHT_METHODS, type FightMethod } from '../outcomes/fight.ts';

/** Every market that can be checked: of games and their players, of fights, of tennis, of races and golf. */
export const CHECK_MARKETS = [
  'moneyline',
  'spread',
  'total',
  'homeTotal',
  'awayTotal',
  'bothScore',
  'player',
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

/** No line is farther out: a game's are 400 at most, a player's yards may be more. */
export const FARTHEST_LINE = 999;

/** A leg as it is asked for: by numbers and names, without figures. One of `game` and `event` is there. */
export interface AskedLeg {
  /** Our number of a game, or of an event. */
  readonly game?: number | undefined;
  readonly event?: number | undefined;
  /** A bout of a card, by its key. */
  readonly part?: string | undefined;
  readonly market: CheckMarket;
  readonly side?: CheckSide | undefined;
  /** A side's own handicap, a total, or a player's number as readers see it. */
  readonly line?: number | undefined;
  readonly method?: FightMethod | undefined;
  readonly round?: number | undefined;
  /** Sets that the winner loses. */
  readonly lost?: number | undefined;
  /** A driver by name, a golfer or a player of a game by id. */
  readonly entrant?: string | undefined;
  /** What of a player is counted, by its name (players/statNames.ts). */
  readonly stat?: string | undefined;
  /** In how many places he finishes: 1 is the win. */
  readonly places?: number | undefined;
  /** American. */
  readonly price?: number | undefined;
}

/** A bet, or a parlay of up to six. */
export interface AskedCheck {
  readonly legs: readonly AskedLeg[];
  /** The book's price of the whole, American. */
  readonly price?: number | undefined;
}
