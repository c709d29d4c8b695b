import { InputError } from '#domain/numbers/inputError.ts';
/** Throws a RangeError for a season that is not a year: NaN would pass every comparison and loop forever. */
export function checkSeason(season: number): void {
  if (!(Number.isInteger(season) && season >= 1900 && season <= 2200)) {
    throw new InputError(`Season ${season} is no year`);
  }
}
