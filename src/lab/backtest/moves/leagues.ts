import { MARGIN_LEAGUES } from '#domain/leagues/kinds.ts';
import { FileError } from '../../data/readRows.ts';

/** Leagues that may have a file of opening lines. */
const OPENED: readonly string[] = MARGIN_LEAGUES;

export function moveLeagues(asked: string | undefined): readonly (readonly string[])[] {
  if (asked === undefined) return OPENED.map((league) => [league]);
  const league = OPENED.find((code) => code.toLowerCase() === asked.toLowerCase());
  if (!league) throw new FileError(`--moves: one of ${OPENED.join(', ')}, not ${asked}`);
  return [[league]];
}
