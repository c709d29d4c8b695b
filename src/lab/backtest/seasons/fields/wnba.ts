import { wnbaRules } from '#engine/season/leagues/wnba.ts';
import type { FileGame } from '../../../fit/row.ts';
import { checkFields } from './checkFields.ts';
import { type KnownSeason, knownSeasons } from './knownSeasons.ts';
import { fieldLines } from './table.ts';

/** Finals of the Commissioner's Cup (league announcements of each summer): they count in no table. */
const CUP_FINALS = [
  '2021-08-12 CON',
  '2022-07-26 LV',
  '2023-08-15 NY',
  '2024-06-25 MIN',
  '2025-07-01 IND',
  '2026-06-30 LV',
];

const partOf = ({ date, awayKey }: FileGame) =>
  CUP_FINALS.includes(`${date} ${awayKey}`) ? 'neither' : undefined;

/** What is particular about a season; no difference needs it. */
const NOTES = {
  2018: 'the file lacks LV at WSH of 2018-08-03, a forfeit that WSH won: no seed changes by it',
  2020: 'played at one site: home courts cannot be compared',
  2021: 'the final of the Commissioner’s Cup (since 2021) counts in no table and is left out',
};

/** The WNBA's known seasons, without Cup finals. */
export const wnbaSeasons = (folder: string): readonly KnownSeason[] =>
  knownSeasons(folder, 'WNBA', partOf);

/** The WNBA's fields, seeds and home courts since 2010. */
export const wnbaFields = (folder: string): string[] =>
  fieldLines(
    'WNBA',
    wnbaSeasons(folder).map((known) => checkFields('WNBA', known, wnbaRules)),
    {},
    NOTES,
  );
