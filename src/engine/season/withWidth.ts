import type { SeasonInputs, Strengths } from '#domain/season/seasonInputs.ts';
import type { SeasonWidth } from '../fitted/season.ts';
import { rounded } from '../rounded.ts';
import { fadedShares } from './fading.ts';

const DIGITS = 6;

/** Inputs as `seasonInputs` makes them from the filter alone (widening 1), with the league's fitted width and fading. */
export function withWidth(inputs: SeasonInputs, width: SeasonWidth): SeasonInputs {
  const { strengths, teams, left } = inputs;
  return {
    ...inputs,
    left: { ...left, homeWin: fadedShares(inputs, width.fading) },
    strengths: {
      ...strengths,
      covariance: withUnseen(strengths, teams.length, width),
      widening: width.widening,
      drift: rounded(width.drift * strengths.drift, 9),
    },
  };
}

/** The covariance with what the filter does not see on its diagonal. The widening is for the filter's own part alone. */
function withUnseen(
  { covariance, unit }: Strengths,
  teams: number,
  { widening, unseen }: SeasonWidth,
): readonly number[] {
  if (unseen === 0 || widening === 0) return covariance;
  const added = ((unseen * unit) / widening) ** 2;
  const full = covariance.length > teams;
  const diagonal = new Set(
    Array.from({ length: teams }, (_, at) => (full ? (at * (at + 3)) / 2 : at)),
  );
  return covariance.map((entry, at) => (diagonal.has(at) ? rounded(entry + added, DIGITS) : entry));
}
