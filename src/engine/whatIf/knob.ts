import type { RerunAbout } from '#domain/rerun/about.ts';
import type { Knob, RangeKnob } from '#domain/rerun/knob.ts';
import type { KnobSettings } from '#domain/rerun/shown/shown.ts';
import { rounded } from '../rounded.ts';

/** The adjustable part of a model's inputs, and the effects. */
export interface WhatIf<Inputs, Outcome, About extends RerunAbout> {
  /** The knobs of one recipe. */
  knobs(inputs: Inputs, about: About, published: Outcome): readonly Knob[];
  /**
   * Inputs of another game: the published ones with the settings applied. Lines and choices change none of them. Pure, and the
   * same on every machine.
   * @param published counts of the published simulation, which show how wide the game is
   */
  moved(inputs: Inputs, settings: KnobSettings, published: Outcome): Inputs;
  /** A sentence on what the knobs mean and what the model does not know. */
  readonly note: string;
}

/** A knob's setting; 0 as published. */
export const settingOf = (settings: KnobSettings, id: string): number => settings[id] ?? 0;

/** A change of a published value, of 0 as published. */
export const knobChangeText = (
  id: string,
  label: string,
  unit: string,
  most: number,
  step: number,
): RangeKnob => ({
  kind: 'range',
  id,
  label,
  min: -rounded(most, 3),
  max: rounded(most, 3),
  step,
  value: 0,
  unit,
  relative: true,
  signed: true,
});
