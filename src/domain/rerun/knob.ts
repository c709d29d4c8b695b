/** A control that a reader can move. Its unit is in its words. */
export interface RangeKnob {
  readonly kind: 'range';
  /** Its name in an address. */
  readonly id: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Its published value. */
  readonly value: number;
  /** "points", "Elo points", "%"; "" for none. */
  readonly unit: string;
  /** True if the value is a change from the published one, with 0 for none. */
  readonly relative: boolean;
  /** True for changes and handicaps: their text has a sign. */
  readonly signed: boolean;
}

/** One of a list, by index: the other knobs affect its chances. */
export interface ChoiceKnob {
  readonly kind: 'choice';
  readonly id: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly value: number;
}

export type Knob = RangeKnob | ChoiceKnob;
