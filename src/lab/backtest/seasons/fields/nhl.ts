import { nhlRules } from '#engine/season/leagues/nhl.ts';
import type { FileGame } from '../../../fit/row.ts';
import { checkFields } from './checkFields.ts';
import { type KnownSeason, knownSeasons } from './knownSeasons.ts';
import { nhlOvertime } from './nhlOvertime.ts';
import { fieldLines } from './table.ts';

/** First season, by its end, whose file says how a game ended. */
const FILE_KNOWS = 2023;

/** The NHL's fields, places and home ice since 2010–11. */
export function nhlFields(folder: string): string[] {
  const overtime = nhlOvertime(folder);
  const withOvertime = (game: FileGame): FileGame => {
    const end = overtime.get(game.id);
    return end && game.season < FILE_KNOWS ? { ...game, overtime: end } : game;
  };
  const completed = (known: KnownSeason): KnownSeason => ({
    ...known,
    regular: known.regular.map(withOvertime),
  });
  return fieldLines(
    'NHL',
    knownSeasons(folder, 'NHL', () => undefined).map((known) =>
      checkFields('NHL', completed(known), nhlRules),
    ),
    { 2012: 'The file lacks the last of New Jersey’s four wins against the Rangers.' },
  );
}
