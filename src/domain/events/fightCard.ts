import type { FightMethod, FightOutcome, FightSide } from '../outcomes/fight.ts';
import type { FightFactor } from '../outcomes/fightPrediction.ts';
import type { EventFacts, EventPrediction, TwoWayQuote } from './event.ts';

/** One of the two in a bout. */
export interface Fighter {
  readonly name: string;
  /** Wins–losses(–draws), e.g. "20-4" or "20-4-1". */
  readonly record?: string | undefined;
  /** Official ranking in the class; 0 is the champion. */
  readonly rank?: number | undefined;
  readonly titles?: readonly string[] | undefined;
  /** Years on the day. */
  readonly age?: number | undefined;
  /** Centimetres. */
  readonly height?: number | undefined;
  /** Centimetres. */
  readonly reach?: number | undefined;
  readonly stance?: string | undefined;
  readonly country?: string | undefined;
  readonly imageUrl?: string | undefined;
  /** Wins inside the distance by strikes, if known. */
  readonly knockoutWins?: number | undefined;
  /** Latest first: W, L, D (draw) or N (no contest). */
  readonly recentForm?: readonly ('W' | 'L' | 'D' | 'N')[] | undefined;
  readonly strengths?: readonly string[] | undefined;
  readonly weaknesses?: readonly string[] | undefined;
}

/** Part of the evening a bout belongs to. */
export type CardSegment = 'main' | 'prelims' | 'earlyPrelims';

export interface BoutResult {
  readonly winner: FightSide | 'draw' | 'noContest';
  readonly method?: FightMethod | 'other' | undefined;
  readonly round?: number | undefined;
}

/** A simulated bout, with the reasons why the model leans as it does. */
export interface BoutPrediction extends EventPrediction<FightOutcome> {
  readonly factors: readonly FightFactor[];
}

export interface Bout {
  /** Stable within the card: the feed's id of the bout. */
  readonly key: string;
  readonly segment: CardSegment;
  /** "Welterweight", "Women's Strawweight" …; absent if the feed names none. */
  readonly weightClass?: string | undefined;
  /** Scheduled rounds. */
  readonly rounds: number;
  readonly titleFight: boolean;
  readonly women: boolean;
  readonly a: Fighter;
  readonly b: Fighter;
  readonly moneyline?: readonly TwoWayQuote[] | undefined;
  readonly result?: BoutResult | undefined;
  readonly prediction?: BoutPrediction | undefined;
}

/** An evening of fights, the main event first. */
export interface FightCard extends EventFacts {
  readonly kind: 'fights';
  readonly league: 'UFC' | 'Boxing';
  readonly promoter?: string | undefined;
  readonly broadcaster?: string | undefined;
  readonly bouts: readonly Bout[];
}
