import { formula1TeamKey } from '#engine/racing/formula1/keys.ts';
import { UNNAMED } from './entrants.ts';
import { FORMULA_1_TEAMS, formula1Team } from './knownTeams.ts';

/** Cars per team. */
const SEATS = 2;
/** A list with fewer cars of known teams is not a field, so its gaps mean nothing. */
const FEWEST = 10;

/**
 * Teams of a Formula 1 field by driver, for answers that name none: from the known line-ups; a driver not in them gets the free
 * seat, since a substitute drives the replaced driver's car. If several teams have free seats, he stays in the field without a
 * team's name.
 * @param said teams by driver, if the feed names one
 */
export function seatsOf(
  drivers: readonly string[],
  said: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const teams = new Map(
    drivers.flatMap((driver) => {
      const team = said.get(driver) ?? formula1Team(driver);
      return team === undefined ? [] : [[driver, team] as const];
    }),
  );
  const others = drivers.filter((driver) => !teams.has(driver));
  if (teams.size < FEWEST) return teams;
  const taken = [...teams.values()].map(formula1TeamKey);
  const carsOf = (team: string) => taken.filter((other) => other === formula1TeamKey(team)).length;
  const [only, ...more] = FORMULA_1_TEAMS.filter((team) => carsOf(team) < SEATS);
  const fits = only !== undefined && more.length === 0 && carsOf(only) + others.length <= SEATS;
  for (const driver of others) teams.set(driver, fits ? only : UNNAMED);
  return teams;
}
