import { binomial } from '../../../rng/counts.ts';
import type { Generator } from '../../../rng/generator.ts';
import { AT } from '../stats.ts';

/** What a side's passes came to. */
export interface Passing {
  readonly attempts: number;
  readonly completions: number;
  readonly yards: number;
  readonly touchdowns: number;
  readonly interceptions: number;
}

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The second quarterback's part of a side's passes, each count possible beside the others; the first one has what is left. */
export function secondPart(generator: Generator, whole: Passing, share: number): Passing {
  const { attempts, completions, touchdowns, interceptions } = whole;
  const thrown = binomial(generator, attempts, share);
  const part = attempts > 0 ? thrown / attempts : 0;
  const caught = between(
    binomial(generator, completions, part),
    Math.max(0, completions - (attempts - thrown)),
    Math.min(thrown, completions),
  );
  const scored = between(
    binomial(generator, touchdowns, part),
    Math.max(0, touchdowns - (completions - caught)),
    Math.min(caught, touchdowns),
  );
  const lost = between(
    binomial(generator, interceptions, part),
    Math.max(0, interceptions - (attempts - thrown - (completions - caught))),
    Math.min(thrown - caught, interceptions),
  );
  return {
    attempts: thrown,
    completions: caught,
    yards: completions > 0 ? Math.round((whole.yards * caught) / completions) + 0 : 0,
    touchdowns: scored,
    interceptions: lost,
  };
}

export const lessPart = (whole: Passing, part: Passing): Passing => ({
  attempts: whole.attempts - part.attempts,
  completions: whole.completions - part.completions,
  yards: whole.yards - part.yards,
  touchdowns: whole.touchdowns - part.touchdowns,
  interceptions: whole.interceptions - part.interceptions,
});

/** Writes a quarterback's passes into his row. */
export function writePassing(passing: Passing, out: Int32Array, row: number): void {
  out[row + AT.attempts] = passing.attempts;
  out[row + AT.completions] = passing.completions;
  out[row + AT.passingYards] = passing.yards;
  out[row + AT.passingTouchdowns] = passing.touchdowns;
  out[row + AT.interceptions] = passing.interceptions;
}
