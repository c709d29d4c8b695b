import { signed } from '../numbers/numbers.ts';
import type { Knob, RangeKnob } from './knob.ts';
import type { KnobSettings } from './shown/shown.ts';

function numberText({ relative, signed: carriesSign, unit }: RangeKnob, value: number): string {
  const of = unit === '%' ? unit : ` ${unit}`;
  if (value === 0 && relative) return `±0${of}`;
  if (value === 0 && carriesSign) return 'pick’em';
  return `${carriesSign ? signed(value) : value}${of}`;
}

/** A knob's value: "+2.5 points", "±0%" for no change, "pick’em" for no handicap, a name of its list. */
export const knobText = (knob: Knob, value: number): string =>
  knob.kind === 'range' ? numberText(knob, value).trim() : (knob.options[value] ?? '');

/** The knobs that were moved: "Bills rating +3 points, Driver: Kyle Larson". */
export const movedKnobsText = (knobs: readonly Knob[], moved: KnobSettings): string =>
  knobs
    .flatMap((knob) => {
      const value = moved[knob.id];
      if (value === undefined) return [];
      return `${knob.label}${knob.kind === 'choice' ? ':' : ''} ${knobText(knob, value)}`;
    })
    .join(', ');
