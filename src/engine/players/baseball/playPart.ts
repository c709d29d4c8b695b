import { type Generator, uniform } from '../../rng/generator.ts';
import type { Appearances, BattingOrder } from './appearances.ts';
import { SCORING_GROUPS, scoringGroup } from './groups.ts';
import {
  HIT_BY_PITCH,
  HOME_RUN,
  OUT,
  type Plate,
  REACHED,
  SINGLE_HIT,
  STRIKEOUT,
} from './plate.ts';

/** A part of a game: against the starter, or against relievers. */
interface Part {
  /** Hits and walks in it, and runs. */
  readonly reached: number;
  readonly runs: number;
  readonly plate: Plate;
  /** Where this run's strikeout chances begin. */
  readonly form: number;
}

/**
 * Draws what the batters from `from` on did. As many reach as the part says, likelier those with better odds: each in his turn by
 * his weight among those left, as in sampling without replacement from a list (Fan, Muller and Rezucha 1962, JASA 57).
 * @returns home runs
 */
export function playPart(
  generator: Generator,
  to: Appearances,
  { odds }: BattingOrder,
  part: Part,
  from: number,
): number {
  const { man, kind, scored, count } = to;
  const group = scoringGroup(part.runs, part.reached);
  let weight = 0;
  for (let at = from; at < count; at++) weight += odds[man[at] ?? 0] ?? 0;
  let left = part.reached;
  let homeRuns = 0;
  for (let at = from; at < count; at++) {
    const who = man[at] ?? 0;
    const own = odds[who] ?? 0;
    if (left > 0 && (left >= count - at || uniform(generator) * weight < left * own)) {
      left -= 1;
      kind[at] = reachedBy(generator, part, group, who, homeRuns);
      if (kind[at] === HOME_RUN) homeRuns += 1;
    } else {
      kind[at] = notReached(generator, part, who);
    }
    scored[at] = Number(kind[at] === HOME_RUN);
    weight -= own;
  }
  return homeRuns;
}

/** A home run for which no run is left is a single. */
function reachedBy(
  generator: Generator,
  { plate: { kinds }, runs }: Part,
  group: number,
  man: number,
  homeRuns: number,
): number {
  const from = (man * SCORING_GROUPS + group) * REACHED;
  const u = uniform(generator);
  let kind = 0;
  while (kind < HOME_RUN && u >= (kinds[from + kind] ?? 1)) kind += 1;
  return kind === HOME_RUN && homeRuns >= runs ? SINGLE_HIT : kind;
}

/** A strikeout, hit by a pitch, or else: out, or on base by an error. */
function notReached(generator: Generator, { plate, form }: Part, man: number): number {
  const u = uniform(generator) - (plate.strikeouts[form + man] ?? 0);
  if (u < 0) return STRIKEOUT;
  return u < (plate.hitBy[man] ?? 0) ? HIT_BY_PITCH : OUT;
}
