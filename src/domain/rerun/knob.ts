/** Something a reader may move. Its unit is in its words. */
export interface RangeKnob {
  readonly kind: 'range';
  /** Its name in an address. */
  readonly id: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Where it stands as published. */
  readonly value: number;
  /** "points", "Elo points", "%"; "" for none. */
  readonly unit: string;
  /** True where the value is a change from the published one: 0 is none. */
  readonly relative: boolean;
  /** True of changes and handicaps: their words carry a sign. */
  readonly signed: boolean;
}

/** One of a list, by its position: whose chances the other knobs move. */
export interface ChoiceKnob {
  readonly kind: 'choice';
  readonly id: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly value: number;
}

export type Knob = RangeKnob | ChoiceKnob;
