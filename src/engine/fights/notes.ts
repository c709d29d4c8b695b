import { NEW_TO_RATINGS } from '#domain/events/unrated.ts';
import { type FightPairing, type FilterName, speaker } from './forecast.ts';
import type { FightRatings } from './ratingTypes.ts';
import type { FightLeague, FightMatchup } from './types.ts';
import { type ArrivedFighter, entrantAge, reachOf } from './winFeatures.ts';

/** Notes for the reader: which filter was used, who is new, what is missing. */
export function fightNotes(
  ratings: FightRatings,
  matchup: FightMatchup,
  { a, b }: FightPairing,
  day: number,
): string[] {
  const notes = [SPOKE[speaker(ratings)]];
  for (const { fighter, corner } of [a, b]) {
    if (fighter.fights === 0) notes.push(`${corner.name} ${NEW[ratings.league]}`);
  }
  return [
    ...notes,
    ...(ratings.league === 'Boxing' ? boxingNotes(a, b) : ufcNotes(ratings, matchup, a, b, day)),
  ];
}

function ufcNotes(
  { classes }: FightRatings,
  { weightClass }: FightMatchup,
  a: ArrivedFighter,
  b: ArrivedFighter,
  day: number,
): string[] {
  const notes: string[] = [];
  for (const side of [a, b]) {
    const { name } = side.corner;
    if (entrantAge(side, day) === undefined)
      notes.push(`Age of ${name} is unknown: taken as equal`);
    if (reachOf(side) === undefined) notes.push(`Reach of ${name} is unknown: taken as equal`);
  }
  if (!Object.hasOwn(classes, weightClass)) {
    notes.push(`Weight class ${weightClass || 'unknown'}: methods at the league’s rates`);
  }
  return notes;
}

function boxingNotes(a: ArrivedFighter, b: ArrivedFighter): string[] {
  const unknown = [a, b].filter(({ fighter, corner }) => fighter.fights === 0 && !corner.record);
  return [
    ...unknown.map(({ corner }) => `Record of ${corner.name} is unknown: taken as average`),
    'Boxing is not validated: strengths follow prices of a selected sample, methods and rounds published averages',
  ];
}

const NEW: Readonly<Record<FightLeague, string>> = {
  UFC: `${NEW_TO_RATINGS}: a debutant’s average, wide range`,
  Boxing: `${NEW_TO_RATINGS}: rated by record, wide range`,
};

const SPOKE: Readonly<Record<FilterName, string>> = {
  line: 'Ratings from results and past closing lines; they never see this fight’s own',
  result: 'Ratings from results alone: too few recent fights had lines',
};
