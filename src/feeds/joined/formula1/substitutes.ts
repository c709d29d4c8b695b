import type { RaceCar } from '#domain/events/race.ts';
import { formula1TeamKey } from '#engine/racing/formula1/keys.ts';
import { UNNAMED } from '../../espn/events/racing/entrants.ts';
import { driverNames } from './names.ts';

/** Most drivers of an entry list who may be missing without replacement. */
const MOST_ABSENT = 2;

/**
 * An earlier race's entry list with the current drivers: a new one takes a missing one's seat. If several teams have free seats,
 * it is the one of his team in another feed; drivers whose seats cannot be distinguished stay in the field without a team's name.
 * @param drivers current drivers, as another feed names them; a list that lacks more than a few says nothing
 * @param teamOf a driver's team in that feed
 */
export function withSubstitutes(
  cars: readonly RaceCar[],
  drivers: readonly string[],
  teamOf: (driver: string) => string | undefined,
): readonly RaceCar[] {
  const nameOf = driverNames(cars);
  const listed = new Set(cars.map(({ driver }) => driver));
  const now = new Set(drivers.map(nameOf));
  const fresh = drivers.filter((driver) => !listed.has(nameOf(driver)));
  const free = cars.filter(({ driver }) => !now.has(driver));
  if (fresh.length === 0 || free.length > fresh.length + MOST_ABSENT) return cars;
  const seats = new Map<string, RaceCar>();
  const take = (driver: string, seat: RaceCar | undefined, team = seat?.team) => {
    if (seat && team !== undefined) seats.set(seat.driver, { driver, team });
    return seat !== undefined;
  };
  const left = () => free.filter((car) => !seats.has(car.driver));
  const others = fresh.filter((driver) => {
    const team = teamOf(driver);
    if (team === undefined) return true;
    return !take(
      driver,
      left().find((car) => formula1TeamKey(car.team) === formula1TeamKey(team)),
    );
  });
  const told = new Set(left().map((car) => formula1TeamKey(car.team))).size === 1;
  if (told || left().length === others.length) {
    for (const driver of others) take(driver, left()[0], told ? undefined : UNNAMED);
  }
  return cars.map((car) => seats.get(car.driver) ?? car);
}
