import { isPlaceholder } from '#domain/events/placeholder.ts';
import type { RaceCar, RaceResult } from '#domain/events/race.ts';
import { nameOf } from '../schema.ts';
import type { EspnEntrant } from './schema.ts';

/** Name of a car's team if nobody gives one: without it a field would be incomplete. */
export const UNNAMED = 'Other team';

/** A car's driver; undefined while he is to be announced. */
export function entrantDriver({ athlete }: EspnEntrant): string | undefined {
  const name = nameOf(athlete);
  return name === undefined || isPlaceholder(name) ? undefined : name;
}

const slot = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isInteger(value) && value >= 1 && value <= 99 ? value : undefined;

/** Drivers of a session in the feed's order, each once. Empty if it gives none. */
function orderOf(entrants: readonly EspnEntrant[]): readonly string[] {
  const placed = entrants
    .flatMap((one) => {
      const [driver, place] = [entrantDriver(one), slot(one.order)];
      return driver !== undefined && place !== undefined ? [{ driver, place }] : [];
    })
    .toSorted((one, other) => one.place - other.place);
  return [...new Set(placed.map(({ driver }) => driver))];
}

/** A car's team name, from its entry and driver; undefined leaves the car out. */
export type TeamOf = (entrant: EspnEntrant, driver: string) => string | undefined;

/** Cars of an entry list, each driver once. Starting slots count only if no two cars share one. */
export function readCars(entrants: readonly EspnEntrant[], teamOf: TeamOf): readonly RaceCar[] {
  const cars = new Map<string, RaceCar>();
  for (const one of entrants) {
    const driver = entrantDriver(one);
    const team = driver && teamOf(one, driver);
    if (!driver || !team || cars.has(driver)) continue;
    const { manufacturer: make, number } = one.vehicle ?? {};
    cars.set(driver, { driver, team, make, number, grid: slot(one.startOrder) });
  }
  const all = [...cars.values()];
  const slots = all.flatMap(({ grid }) => grid ?? []);
  if (new Set(slots).size === slots.length) return all;
  return all.map(({ grid: _, ...car }) => car);
}

/** The order of finish; the feed does not say who retired. */
export function raceResult(entrants: readonly EspnEntrant[]): RaceResult | undefined {
  const order = orderOf(entrants);
  const [winner, ...others] = entrants.filter((one) => one.winner);
  const agreed = !winner || (others.length === 0 && entrantDriver(winner) === order[0]);
  return order.length > 0 && agreed ? { order, retired: [] } : undefined;
}
