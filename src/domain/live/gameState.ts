import type { Sport } from '../leagues/league.ts';

/** What every sport's state has: the score so far, as whole numbers from 0. */
interface Sides {
  readonly home: number;
  readonly away: number;
}

interface Timed extends Sides {
  /** From 1; those after regulation are overtimes. */
  readonly period: number;
  /** Seconds left in the period. */
  readonly secondsLeft: number;
}

export type LiveSide = 'home' | 'away';

export interface FootballState extends Timed {
  readonly sport: 'football';
  /** Who has the ball, or receives the kick-off. */
  readonly possession?: LiveSide | undefined;
  /** 1–4; absent before a kick, a try or where the feed does not say. */
  readonly down?: number | undefined;
  /** Yards to the line to gain, 1–99. */
  readonly distance?: number | undefined;
  /** Yards from the ball to the goal line that `possession` attacks, 1–99. */
  readonly yardsToGoal?: number | undefined;
  /** Time-outs left, 0–3. */
  readonly homeTimeouts?: number | undefined;
  readonly awayTimeouts?: number | undefined;
}

export interface BasketballState extends Timed {
  readonly sport: 'basketball';
}

export interface HockeyState extends Timed {
  readonly sport: 'hockey';
  /** Skaters on the ice, 3–6 (6: without a goalie); absent where the feed does not say. */
  readonly homeSkaters?: number | undefined;
  readonly awaySkaters?: number | undefined;
}

export interface SoccerState extends Sides {
  readonly sport: 'soccer';
  /** 1 and 2 are the halves, 3 and 4 extra time's. The league's games end after 2. */
  readonly period: number;
  /** Minutes played as the clock shows them: 0–45 in the first half, 45–90 in the second; added time stays at 45 or 90. */
  readonly minute: number;
  /** Minutes of added time played beyond that, from 0; absent where the feed does not say. */
  readonly added?: number | undefined;
  /** Players sent off. */
  readonly homeReds?: number | undefined;
  readonly awayReds?: number | undefined;
}

export interface BaseballState extends Sides {
  readonly sport: 'baseball';
  /** From 1. */
  readonly inning: number;
  /** True while the home side bats, or is next to. */
  readonly bottom: boolean;
  /** 0–2; the end of a half-inning is the start of the next one. */
  readonly outs: number;
  /** Occupied bases: 1 for the first, 2 for the second, 4 for the third, added. */
  readonly bases: number;
}

/** Where a team game stands, as a free feed tells it. What the feed does not tell is absent, never guessed. */
export type GameState = FootballState | BasketballState | HockeyState | SoccerState | BaseballState;

/** The state of one sport's games. */
export type StateOf<Played extends Sport> = Extract<GameState, { readonly sport: Played }>;
