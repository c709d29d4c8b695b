import type { RaceCar, RaceEvent } from './race.ts';

/**
 * Pairs of drivers worth comparing: team mates, who drive like cars. Each driver is in one pair at most, by the order
 * of the entry list; a third driver without a mate left has none.
 * @param except name of no real team
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
