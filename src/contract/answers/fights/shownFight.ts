import type { FightEvent, FightEventPrediction, UndercardBout } from './event.ts';
import type { FightEventFighter } from './fighter.ts';

/** The same with some fields that may not be known. */
type Unsure<T, Field extends keyof T> = Omit<T, Field> & {
  readonly [Key in Field]?: T[Key] | undefined;
};

/** A fight's prediction as its card draws it: the specification's fields, and ours where they are known. */
export type ShownFightPrediction = Unsure<
  Omit<FightEventPrediction, 'method' | 'asOf'>,
  'round' | 'fightDuration' | 'methods' | 'drawShare' | 'runs'
> & {
  /** One of ours, or as somebody else words it. */
  readonly method?: string | undefined;
};

/** A fighter as his panel shows him: measures in centimeters, or as somebody else words them. */
export type ShownFighter = Omit<FightEventFighter, 'height' | 'reach' | 'rank'> & {
  readonly height?: number | string | undefined;
  readonly reach?: number | string | undefined;
  readonly rank?: number | string | undefined;
};

export type ShownBout = Unsure<Omit<UndercardBout, 'prediction'>, 'rounds'> & {
  readonly prediction?: ShownFightPrediction | undefined;
};

/** An evening as its card draws it; every `FightEvent` is one. */
export type ShownFight = Unsure<
  Omit<FightEvent, 'prediction' | 'fighters' | 'undercard'>,
  'rounds'
> & {
  readonly fighters: readonly [ShownFighter, ShownFighter];
  readonly prediction?: ShownFightPrediction | undefined;
  readonly undercard: readonly ShownBout[];
};
