import { own } from '../own.ts';
import type { RacingEntrant } from './race.ts';
import type { RacingState } from './ratings.ts';
import { gridKnown } from './strength.ts';
import type { EnteredCar, UpcomingRace } from './upcomingRace.ts';

/** Notes for the reader: what was missing, whom the ratings do not know. */
export function raceNotes(
  entrants: readonly EnteredCar[],
  keyed: readonly RacingEntrant[],
  race: UpcomingRace,
  state: RacingState,
): string[] {
  const notes: string[] = [];
  if (race.series === 'NASCAR-Xfinity' || race.series === 'NASCAR-Truck') {
    notes.push(
      `No ${race.series.slice(7)} results are known: the shape of Cup races, with given ratings or newcomers'`,
    );
  }
  if (race.sprint === true) notes.push('Sprint: luck and retirements are assumptions');
  if (!gridKnown(keyed)) notes.push('The grid is not known: wider');
  for (const [index, { driver, team, grid, rating }] of entrants.entries()) {
    const entrant = keyed[index];
    if (!entrant) continue;
    if (grid === undefined && gridKnown(keyed)) {
      notes.push(`${driver} has no known slot: a middle one, wider`);
    }
    if (
      rating !== undefined ||
      race.series === 'NASCAR-Xfinity' ||
      race.series === 'NASCAR-Truck'
    ) {
      continue;
    }
    if (!own(state.race.drivers, entrant.driver)) {
      notes.push(`${driver} is new to the ratings: a newcomer's rating, wide range`);
    }
    if (!own(state.race.teams, entrant.team)) {
      notes.push(`${team} is new to the ratings: a new team's rating, wide range`);
    }
  }
  return notes;
}
