import type { RacingLeague } from '#engine/racing/ratings.ts';
import type { FileRaces } from './racesOf.ts';
import { readFormula1 } from './readFormula1.ts';
import { readStockcar } from './readStockcar.ts';

/** Leagues with results. */
export const RACING_LEAGUES: readonly RacingLeague[] = ['F1', 'NASCAR-Cup'];

/** The racing league with a name. Throws a RangeError if there is none. */
export function racingLeague(name: string): RacingLeague {
  const found = RACING_LEAGUES.find((league) => league === name);
  if (!found) throw new RangeError(`No racing results of ${name}`);
  return found;
}

/** Races of a league's files in a folder. */
export const readRaces = (league: RacingLeague, folder: string): FileRaces =>
  league === 'F1' ? readFormula1(folder) : readStockcar(folder);
