import { mlsRules } from '#engine/season/leagues/mls.ts';
import type { FileGame } from '../../../fit/row.ts';
import { checkFields } from './checkFields.ts';
import { type KnownSeason, knownSeasons } from './knownSeasons.ts';
import { withWinners } from './mlsWinners.ts';
import { fieldLines } from './table.ts';

/** 2020: games of the tournament in Florida after its group stage counted in no table. */
const partOf = ({ season, date, neutralSite }: FileGame) =>
  season === 2020 && neutralSite && date >= '2020-07-25' && date <= '2020-08-11'
    ? 'neither'
    : undefined;

/** MLS's known seasons, with the winners of shoot-outs. */
export const mlsSeasons = (folder: string): readonly KnownSeason[] =>
  knownSeasons(folder, 'MLS', partOf).map(withWinners);

/** MLS's fields, seeds and home fields since 2012. */
export const mlsFields = (folder: string): string[] =>
  fieldLines(
    'MLS',
    mlsSeasons(folder).map((known) => checkFields('MLS', known, mlsRules)),
    {
      2012: 'After Hurricane Sandy, DC United and New York exchanged the order of their home games.',
    },
  );
