import type { RaceCar, RaceEvent } from './race.ts';

/**
 * Pairs of drivers worth comparing: teammates, who have similar cars. Each driver is in at most one pair, in the order of the
 * entry list; a third driver of a team has none.
 * @param except a name that is not a real team
 */
export function teamMates(cars: readonly RaceCar[], except?: string): RaceEvent['matchups'] {
  const waiting = new Map<string, string>();
  const pairs: [string, string][] = [];
  for (const { team, driver } of cars) {
    const mate = waiting.get(team);
    if (mate !== undefined) {
      pairs.push([mate, driver]);
      waiting.delete(team);
    } else if (team !== except) waiting.set(team, driver);
  }
  return pairs;
}
