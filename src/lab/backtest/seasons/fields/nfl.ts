import { nflRules } from '#engine/season/leagues/nfl.ts';
import { checkFields } from './checkFields.ts';
import { type KnownSeason, knownSeasons } from './knownSeasons.ts';
import { fieldLines } from './table.ts';

/** What is particular about a season; no difference needs it. */
const NOTES = {
  2022: 'BUF at CIN was canceled and counts for neither: seeds go by the share of games won',
  2024: 'MIN at LAR of the first round was moved to a neutral site',
};

/** The NFL's known seasons. */
export const nflSeasons = (folder: string): readonly KnownSeason[] =>
  knownSeasons(folder, 'NFL', () => undefined);

/** The NFL's fields, seeds and home fields since 2010. */
export const nflFields = (folder: string): string[] =>
  fieldLines(
    'NFL',
    nflSeasons(folder).map((known) => checkFields('NFL', known, nflRules)),
    {},
    NOTES,
  );
