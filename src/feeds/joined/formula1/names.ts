import type { RaceCar, RaceResult } from '#domain/events/race.ts';
import { formula1DriverKey } from '#engine/racing/formula1/keys.ts';

const familyOf = (key: string): string => key.replace(/-jr$/, '').split('-').at(-1) ?? key;

/**
 * An entry list's name of a driver named differently by another feed ("Alex Albon"): by rating key, else by a family name that
 * only one entry has. Drivers it does not have keep their name.
 */
export function driverNames(cars: readonly RaceCar[]): (driver: string) => string {
  const byKey = new Map(cars.map(({ driver }) => [formula1DriverKey(driver), driver]));
  const byFamily = new Map<string, string | undefined>();
  for (const [key, driver] of byKey) {
    const family = familyOf(key);
    byFamily.set(family, byFamily.has(family) ? undefined : driver);
  }
  return (driver) => {
    const key = formula1DriverKey(driver);
    return byKey.get(key) ?? byFamily.get(familyOf(key)) ?? driver;
  };
}

/** A result with an entry list's names. */
export function withEntryNames(result: RaceResult, cars: readonly RaceCar[]): RaceResult {
  const nameOf = driverNames(cars);
  return { order: result.order.map(nameOf), retired: result.retired.map(nameOf) };
}

/** Starting slots from an order of qualifying. Grid penalties are not known before the race. */
export function withGrid(cars: readonly RaceCar[], order: readonly string[]): readonly RaceCar[] {
  const nameOf = driverNames(cars);
  const slots = new Map(order.map((driver, at) => [nameOf(driver), at + 1]));
  return cars.map((car) => ({ ...car, grid: slots.get(car.driver) }));
}
