import { mlbRules } from '#engine/season/leagues/mlb.ts';
import type { FileGame } from '../../../fit/row.ts';
import { checkFields } from './checkFields.ts';
import { type KnownSeason, knownSeasons } from './knownSeasons.ts';
import { MISSING_RESULTS } from './mlbMissing.ts';
import { fieldLines } from './table.ts';

const LAST_GAME = 'The file lacks the last game of the World Series.';

const EXPLAINED = {
  2014: 'The file has the last of Kansas City’s three wins against the Angels as a loss.',
  2017: LAST_GAME,
  2020: LAST_GAME,
  2025: LAST_GAME,
};

/** The wild-card game of the AL in 2014, which the file counts as a regular one. */
const partOf = ({ date, homeKey, awayKey }: FileGame) =>
  date === '2014-09-29' && homeKey === 'KC' && awayKey === 'ATH' ? 'postseason' : undefined;

/** A season with the results that the file lacks, as far as they are known, after its own games. */
function completed(known: KnownSeason): KnownSeason {
  const [some] = known.regular;
  const missing = MISSING_RESULTS[known.season];
  if (!some || !missing) return known;
  const games = missing.map(([winner, loser]) => ({
    ...some,
    homeKey: winner,
    awayKey: loser,
    homeScore: 1,
    awayScore: 0,
  }));
  return { ...known, regular: [...known.regular, ...games] };
}

/** MLB's known seasons, with the results that the file lacks as far as they are known. */
export const mlbSeasons = (folder: string): readonly KnownSeason[] =>
  knownSeasons(folder, 'MLB', partOf).map(completed);

/** MLB's fields, seeds and home fields since 2010. */
export const mlbFields = (folder: string): string[] =>
  fieldLines(
    'MLB',
    mlbSeasons(folder).map((known) => checkFields('MLB', known, mlbRules)),
    EXPLAINED,
  );
