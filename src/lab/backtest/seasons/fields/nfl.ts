import { nflRules } from '#engine/season/leagues/nfl.ts';
import { checkFields } from './checkFields.ts';
import { knownSeasons } from './knownSeasons.ts';
import { fieldLines } from './table.ts';

/** The NFL's fields, seeds and home fields since 2010. */
export const nflFields = (folder: string): string[] =>
  fieldLines(
    'NFL',
    knownSeasons(folder, 'NFL', () => undefined).map((known) =>
      checkFields('NFL', known, nflRules),
    ),
    {},
  );
