import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { FileError } from '../../data/readRows.ts';

/** Leagues whose seasons are walked. Leagues that share fits run one after the other. */
const GROUPS: readonly (readonly League[])[] = [
  ['NFL'],
  ['EPL', 'LaLiga', 'Bundesliga', 'SerieA'],
  ['NBA'],
  ['MLB'],
  ['NHL'],
  ['WNBA'],
  ['MLS'],
  ['NCAAF'],
];

export function seasonLeagues(asked: string | undefined): readonly (readonly League[])[] {
  if (asked === undefined) return GROUPS;
  const league = GROUPS.flat().find((code) => code.toLowerCase() === asked.toLowerCase());
  if (!league) {
    const known = GROUPS.flat().map((code) => LEAGUES[code].code);
    throw new FileError(`--seasons: one of ${known.join(', ')}, not ${asked}`);
  }
  return [[league]];
}
