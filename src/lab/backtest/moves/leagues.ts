import { FileError } from '../../data/readRows.ts';

/** Leagues with files of opening lines. */
const OPENED: readonly string[] = ['NFL', 'NCAAF', 'MLB', 'NHL'];

export function moveLeagues(asked: string | undefined): readonly (readonly string[])[] {
  if (asked === undefined) return OPENED.map((league) => [league]);
  const league = OPENED.find((code) => code.toLowerCase() === asked.toLowerCase());
  if (!league) throw new FileError(`--moves: one of ${OPENED.join(', ')}, not ${asked}`);
  return [[league]];
}
