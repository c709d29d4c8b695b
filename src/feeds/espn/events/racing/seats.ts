import { formula1TeamKey } from '#engine/racing/formula1/keys.ts';
import { UNNAMED } from './entrants.ts';
import { FORMULA_1_TEAMS, formula1Team } from './knownTeams.ts';

/** Cars a team enters. */
const SEATS = 2;
/** With fewer cars of known teams a list is no field, and what is missing from it says nothing. */
const FEWEST = 10;

/**
 * Teams of a Formula 1 field by driver, for answers that name none: the known line-ups', and for a driver they do not
 * hold the seat that is free, since a substitute drives the car of the one he replaces. Where the free seats are of
 * several teams he stays in the field without a team's name.
 * @param said teams by driver, where the feed names one
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
