import { CheckError } from './checkError.ts';
import { NO_LEG, type Runs, type States, statesIn } from './runs.ts';
import { wonIf } from './settled.ts';

/** A bet on one of a field, in a race or a golf tournament: to win, or to finish in the first so many places, ties included. */
export interface FieldBet {
  readonly market: 'place';
  readonly entrant: string;
  /** 1 is the win. */
  readonly places: number;
}

/** How often an entrant finished within so many places, for the places that are counted, fewest first; of so many runs. */
export interface EntrantCounts {
  readonly within: readonly (readonly [places: number, count: number])[];
  readonly runs: number;
}

/** An entrant's runs as the fewest counted places that held it. */
const entrantRuns =
  ({ within, runs }: EntrantCounts): Runs<number> =>
  (visit) => {
    let before = 0;
    for (const [places, count] of within) {
      visit(places, count - before);
      before = count;
    }
    visit(Number.POSITIVE_INFINITY, runs - before);
  };

/**
 * Legs of one race or tournament. Those on one entrant are counted in the same runs; of two entrants only the win is known to
 * exclude the other's, everything else is not counted together.
 */
export function fieldStates(
  countsOf: (entrant: string) => EntrantCounts | undefined,
  bets: readonly FieldBet[],
): States {
  const [first] = bets;
  if (!first) return NO_LEG;
  if (bets.some(({ entrant }) => entrant !== first.entrant)) {
    const winners = bets.filter(({ places }) => places === 1);
    if (new Set(winners.map(({ entrant }) => entrant)).size > 1)
      throw new CheckError('impossible', 'Only one of them can win', []);
    const text = 'Places of two entrants in one race or tournament are not counted together';
    throw new CheckError('notCounted', text, []);
  }
  const counts = countsOf(first.entrant);
  if (!counts) throw new CheckError('noSuchBet', `${first.entrant} is not in it`, []);
  const known = counts.within.map(([places]) => places);
  for (const { places } of bets) {
    if (!known.includes(places))
      throw new CheckError('noSuchBet', `We count the first ${known.join(', ')} places`, []);
  }
  return statesIn(
    entrantRuns(counts),
    bets.map(
      ({ places }) =>
        (within: number) =>
          wonIf(within <= places),
    ),
  );
}
