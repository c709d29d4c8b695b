import { nbaRules } from '#engine/season/leagues/nba.ts';
import type { FileGame } from '../../../fit/row.ts';
import { checkFields } from './checkFields.ts';
import { type KnownSeason, knownSeasons } from './knownSeasons.ts';
import { fieldLines } from './table.ts';

/** Finals of the Cup (league announcements of each December): they count in no table. */
const CUP_FINALS = ['2023-12-09', '2024-12-17', '2025-12-16'];

/** The first day of each play-in, after the last day of the regular season; the file counts its games as regular ones. */
const PLAY_IN: Readonly<Record<number, string>> = {
  2020: '2020-08-15',
  2021: '2021-05-18',
  2022: '2022-04-12',
  2023: '2023-04-11',
  2024: '2024-04-16',
  2025: '2025-04-15',
  2026: '2026-04-14',
};

function partOf({ season, date }: FileGame) {
  if (CUP_FINALS.includes(date)) return 'neither';
  const playIn = PLAY_IN[season];
  return playIn !== undefined && date >= playIn ? 'postseason' : undefined;
}

/** What is particular about a season; no difference needs it. */
const NOTES = {
  2013: 'BOS and IND played 81 games: one was canceled',
  2020: 'finished at one site: 22 teams went on, home courts cannot be compared',
  2021: 'six play-in games a season, which the file counts as regular ones, belong to the postseason',
  2024: 'the final of the Cup (2023-12-09, 2024-12-17, 2025-12-16) counts in no table and is left out',
};

/** The NBA's known seasons: the play-in is of the postseason, the Cup final of neither. */
export const nbaSeasons = (folder: string): readonly KnownSeason[] =>
  knownSeasons(folder, 'NBA', partOf);

/** The NBA's fields, seeds and home courts since 2010. */
export const nbaFields = (folder: string): string[] =>
  fieldLines(
    'NBA',
    nbaSeasons(folder).map((known) => checkFields('NBA', known, nbaRules)),
    {},
    NOTES,
  );
