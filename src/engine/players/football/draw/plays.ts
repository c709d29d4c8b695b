import { betaBinomial, negativeBinomial } from '../../../rng/counts.ts';
import type { Generator } from '../../../rng/generator.ts';
import { scripted } from '../script.ts';
import type { FootballSquad } from '../squad.ts';

/** A run has at least so many plays: no game had fewer than 30. */
const FEWEST = 25;

/** What a run's script is told by: both scores, and how the side's own touchdowns came. */
export type At = readonly [own: number, other: number, passed: number, rushed: number];

/** A side's passes and carries, and how many more of each than expected. */
interface Plays {
  readonly attempts: number;
  readonly carries: number;
  readonly moreAttempts: number;
  readonly moreCarries: number;
}

const within = (share: number): number => Math.min(0.9, Math.max(0.15, share));

/** Draws how often a side throws; the rest of its plays are carries. Who trails throws, who leads runs. */
export function drawPlays(
  generator: Generator,
  { params, plays, passing }: FootballSquad,
  at: At,
): Plays {
  const { script, playsDispersion, passingConcentration, more } = params;
  const [, , passed, rushed] = at;
  const mean = Math.max(FEWEST, scripted(script.plays, ...at) + plays);
  const count = Math.max(
    FEWEST,
    passed + rushed,
    negativeBinomial(generator, mean, playsDispersion),
  );
  const usual = within(scripted(script.passing, ...at) + passing);
  const share = within(usual + more.passing * (count - mean));
  const thrown = betaBinomial(
    generator,
    count,
    share * passingConcentration,
    (1 - share) * passingConcentration,
  );
  const attempts = Math.min(count - rushed, Math.max(passed, thrown));
  return {
    attempts,
    carries: count - attempts,
    moreAttempts: attempts - mean * usual,
    moreCarries: count - attempts - mean * (1 - usual),
  };
}
