import type { SeasonFormat } from './seasonFormat.ts';

/** The format of a season among a league's; a season before the first or after the last is an error that names both. */
export function formatIn<F extends SeasonFormat>(formats: readonly F[], season: number): F {
  const found = formats.find(({ from, to }) => from <= season && season <= (to ?? season));
  if (found) return found;
  const league = formats[0]?.league ?? 'the league';
  throw new RangeError(`How ${league} was decided in ${season} is not on file`);
}
