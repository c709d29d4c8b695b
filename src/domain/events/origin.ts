import type { TwoWayShares } from './event.ts';

/** A normal with its mean and variance. */
export interface BeliefOrigin {
  readonly mean: number;
  readonly variance: number;
}

/** The books' consensus and the powers of both opinions in the pool. */
export interface PooledPair {
  /** Without margin; absent without fresh prices. */
  readonly market?: TwoWayShares | undefined;
  readonly weights: { readonly close: number; readonly own: number };
}

/** What differs between two fighters besides their ratings, a less b, in the units of engine/fights/winFeatures.ts. */
export const FIGHT_DIFFERENCES = [
  'age',
  'heavyAge',
  'reach',
  'debut',
  'layoff',
  'winRate',
  'knockedOut',
] as const;

/** What the model knew of a fight before it answered who wins (docs/origin.md). */
export interface FightOrigin extends PooledPair {
  readonly kind: 'fight';
  /** Strengths on the day, logits. */
  readonly ratings: { readonly a: BeliefOrigin; readonly b: BeliefOrigin };
  /** How far their uncertainty pulls the gap to even. */
  readonly shrink: number;
  readonly differences: Readonly<Record<(typeof FIGHT_DIFFERENCES)[number], number>>;
  /** Logits per unit of the pulled gap (`rating`) and of each difference. */
  readonly per: Readonly<Record<'rating' | (typeof FIGHT_DIFFERENCES)[number], number>>;
  /** Factor on all logits: how lopsided fights have been lately. */
  readonly spread: number;
  /** Variance of the logit from facts that are missing. */
  readonly missing: number;
}

/** One side of a tennis match on the day: logits of winning a best-of-three match. */
export interface MatchSide {
  readonly level: BeliefOrigin;
  readonly form: BeliefOrigin;
  /** The offset on the match's surface. */
  readonly surface: BeliefOrigin;
  /** Logits of a lay-off and of a match lately given up. */
  readonly wear: number;
}

/** What the model knew of a tennis match before it answered who wins. */
export interface MatchOrigin extends PooledPair {
  readonly kind: 'match';
  readonly a: MatchSide;
  readonly b: MatchSide;
  /** Logits of the difference in age, for a. */
  readonly age: number;
  /** Factor on the difference of skill: 1 in a best-of-three match. */
  readonly format: number;
  /** How far uncertainty pulls the forecast to even. */
  readonly shrink: number;
}

/** A golfer: lasting skill, form, what this event costs him (lay-off, debut), all in strokes a round, and the variance of their sum. */
export type GolferParts = readonly [
  skill: number,
  form: number,
  handicap: number,
  variance: number,
];

/** What the model knew of a golf tournament's field before it answered how good each is. */
export interface TournamentOrigin {
  readonly kind: 'tournament';
  /** By the inputs' order of players; a pair has two. */
  readonly players: readonly (readonly GolferParts[])[];
}

/** A car's pace: the driver's, the team's, the driver's on such tracks, in SDs of a field, and the variance of their sum. */
export type PaceParts = readonly [driver: number, team: number, track: number, variance: number];

/** One car before a race. */
export interface CarParts {
  readonly race: PaceParts;
  readonly qualifying: PaceParts;
  /** Its starting slot's value, relative to the field's mean, and its variance. */
  readonly slot: readonly [value: number, variance: number];
  /** Log odds of retiring: on such tracks, and how the team's and the driver's differ. */
  readonly retirement: readonly [type: number, team: number, driver: number];
  /** Strength from another source, added; 0 for a series that is rated. */
  readonly given: number;
}

/** What the model knew of a race's field before it answered how strong each car is. */
export interface RaceOrigin {
  readonly kind: 'race';
  /** By the inputs' order of entrants. */
  readonly cars: readonly CarParts[];
  /** Strength per unit of race pace, qualifying pace and slot. */
  readonly weights: { readonly race: number; readonly qualifying: number; readonly grid: number };
  /** Log odds of retiring: a constant, and per unit of each sign and of race pace. */
  readonly retirement: Readonly<Record<'constant' | 'type' | 'team' | 'driver' | 'pace', number>>;
  /** SDs of one qualifying's luck per unit of qualifying pace. */
  readonly poleScale: number;
  /** Less luck and fewer retirements (engine/racing/sprint.ts). */
  readonly sprint: boolean;
}
