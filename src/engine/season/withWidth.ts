import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonWidth } from '../fitted/season.ts';
import { rounded } from '../maths.ts';

/** Inputs as `seasonInputs` makes them from the filter alone (widening 1), with the league's fitted width. */
export function withWidth(inputs: SeasonInputs, { widening, drift }: SeasonWidth): SeasonInputs {
  const { strengths } = inputs;
  return {
    ...inputs,
    strengths: { ...strengths, widening, drift: rounded(drift * strengths.drift, 9) },
  };
}
