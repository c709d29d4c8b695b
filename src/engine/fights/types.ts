import type { FightMethod, FightSide } from '#domain/outcomes/fight.ts';

export type FightLeague = 'UFC' | 'Boxing';

/** Wins and losses before the fight, without draws; and how many were inside the distance, if known. */
export interface BoxingRecord {
  readonly wins: number;
  readonly losses: number;
  readonly knockoutWins?: number | undefined;
}

/** What is known of one side before the fight. */
export interface FightCorner {
  readonly name: string;
  /** Key of his rating, if already known: fighterKey(name). */
  readonly key?: string | undefined;
  /** Years on the day, 15–60; if absent, the ratings' own record of it is used. */
  readonly age?: number | undefined;
  /** Reach in centimeters, 120–240; if absent, the ratings' own record of it is used. */
  readonly reach?: number | undefined;
  /** Professional record; boxing rates newcomers by it. */
  readonly record?: BoxingRecord | undefined;
}

/** A fight to predict. It carries no odds: the ratings never see the fight's own line. */
export interface FightMatchup {
  readonly league: FightLeague;
  /** Scheduled start, ISO 8601. */
  readonly gameTime: string;
  readonly a: FightCorner;
  readonly b: FightCorner;
  /** "Lightweight", "Women's Strawweight" …; an unknown class fights at the league's rates. */
  readonly weightClass: string;
  /** Scheduled rounds: 3 or 5 in the UFC, 4–12 in boxing. */
  readonly rounds: number;
  /** Boxing: 3-minute rounds for men, 2 for women. */
  readonly women?: boolean | undefined;
}

/** A fight without its scheduled start: what the forecast reads. */
export type ForecastBout = Omit<FightMatchup, 'gameTime'>;

/** The closing prices' shares, margin removed (see closing.ts). */
export interface FightClosing {
  /** P(a wins | somebody wins), 0–1. */
  readonly winA?: number | undefined;
  /** Who and how: the six sum to 1. */
  readonly methods?: SixWays | undefined;
}

/** Shares of decisive fights: knock-out, submission, decision; sum to 1. */
export type MethodRates = readonly [knockout: number, submission: number, decision: number];

/** Probability of each side's knock-out, submission and decision. */
export type SixWays = Readonly<Record<FightSide, MethodRates>>;

/** A finished fight, as the ratings learn from it. */
export interface FightResult extends Omit<FightMatchup, 'gameTime'> {
  /** ISO 8601 day. */
  readonly date: string;
  readonly winner: FightSide | 'draw';
  /** "other": disqualification, overturned, unknown. */
  readonly method: FightMethod | 'other';
  readonly closing: FightClosing;
  /** True if the result is known only because of how the sample was chosen: only its line is learned from. */
  readonly selected?: boolean | undefined;
}
