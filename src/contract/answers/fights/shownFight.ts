import type { SaidPrice } from '../pairPrice.ts';
import type { FightEvent, FightEventPrediction, UndercardBout } from './event.ts';
import type { FightEventFighter } from './fighter.ts';

/** The same type, in which some fields may be unknown. */
type Unsure<T, Field extends keyof T> = Omit<T, Field> & {
  readonly [Key in Field]?: T[Key] | undefined;
};

/** A fight's prediction as its card draws it: the specification's fields, and ours if known. */
export type ShownFightPrediction = Unsure<
  Omit<FightEventPrediction, 'method' | 'asOf'>,
  'round' | 'fightDuration' | 'methods' | 'drawShare' | 'runs'
> & {
  /** One of our methods, or another source's wording. */
  readonly method?: string | undefined;
};

/** A fighter as his panel shows him: measures in centimeters, or in another source's wording. */
export type ShownFighter = Omit<FightEventFighter, 'height' | 'reach' | 'rank'> & {
  readonly height?: number | string | undefined;
  readonly reach?: number | string | undefined;
  readonly rank?: number | string | undefined;
};

export type ShownBout = Unsure<Omit<UndercardBout, 'prediction' | 'bestPrice'>, 'rounds'> & {
  readonly bestPrice?: SaidPrice | undefined;
  readonly prediction?: ShownFightPrediction | undefined;
};

/** A fight card as drawn; every `FightEvent` fits this type. */
export type ShownFight = Unsure<
  Omit<FightEvent, 'prediction' | 'bestPrice' | 'fighters' | 'undercard'>,
  'rounds'
> & {
  readonly bestPrice?: SaidPrice | undefined;
  readonly fighters: readonly [ShownFighter, ShownFighter];
  readonly prediction?: ShownFightPrediction | undefined;
  readonly undercard: readonly ShownBout[];
};
