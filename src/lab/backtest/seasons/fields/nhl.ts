import { nhlRules } from '#engine/season/leagues/nhl.ts';
import type { FileGame } from '../../../fit/row.ts';
import { checkFields } from './checkFields.ts';
import { type KnownSeason, knownSeasons } from './knownSeasons.ts';
import { nhlOvertime } from './nhlOvertime.ts';
import { fieldLines } from './table.ts';

/** First season, by its end, whose file says how a game ended. */
const FILE_KNOWS = 2023;

/** The NHL's known seasons, with how games ended where another file than the league's knows it. */
export function nhlSeasons(folder: string): readonly KnownSeason[] {
  const overtime = nhlOvertime(folder);
  const withOvertime = (game: FileGame): FileGame => {
    const end = overtime.get(game.id);
    return end && game.season < FILE_KNOWS ? { ...game, overtime: end } : game;
  };
  return knownSeasons(folder, 'NHL', () => undefined).map((known) => ({
    ...known,
    regular: known.regular.map(withOvertime),
  }));
}

/** The NHL's fields, places and home ice since 2010–11. */
export const nhlFields = (folder: string): string[] =>
  fieldLines(
    'NHL',
    nhlSeasons(folder).map((known) => checkFields('NHL', known, nhlRules)),
    { 2012: 'The file lacks the last of New Jersey’s four wins against the Rangers.' },
  );
