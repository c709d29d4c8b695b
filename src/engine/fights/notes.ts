import { type FilterName, type Pairing, speaker } from './forecast.ts';
import type { FightRatings } from './ratingTypes.ts';
import type { FightMatchup } from './types.ts';
import { entrantAge, reachOf } from './winFeatures.ts';

/** Marks for the reader: which filter spoke, who is new, what is missing. */
export function fightNotes(
  ratings: FightRatings,
  matchup: FightMatchup,
  { a, b }: Pairing,
  day: number,
): string[] {
  const notes = [SPOKE[speaker(ratings)]];
  for (const side of [a, b]) {
    const { name } = side.corner;
    if (side.fighter.fights === 0) {
      notes.push(`${name} is new to the ratings: a debutant's average, wide range`);
    }
    if (entrantAge(side, day) === undefined)
      notes.push(`Age of ${name} is unknown: taken as equal`);
    if (reachOf(side) === undefined) notes.push(`Reach of ${name} is unknown: taken as equal`);
  }
  if (!Object.hasOwn(ratings.classes, matchup.weightClass)) {
    notes.push(`Weight class ${matchup.weightClass || 'unknown'}: methods at the league's rates`);
  }
  return notes;
}

const SPOKE: Readonly<Record<FilterName, string>> = {
  line: 'Ratings from results and past closing lines; not this fight’s own',
  result: 'Ratings from results alone: too few recent fights had lines',
};
